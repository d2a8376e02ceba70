/// What `deplint needs` was asked.
struct NeedsOptions: Equatable, Sendable {
  enum Format: String, Sendable, CaseIterable { case text, json, mermaid }

  /// Names of types and tests; none for all types.
  var names: [String] = []
  var survey = SurveyOptions()
  var format = Format.text
  /// Clients that a type may touch itself.
  var mostClients: Int?

  /// A revision to compare with, instead of any other question.
  var since: String?

  var isAboutAll: Bool { names.isEmpty }
}

extension NeedsOptions {
  init(_ arguments: Arguments) throws(UsageError) {
    names = arguments.operands
    let isAboutAll = arguments.has(.all)
    since = arguments.value(of: .since)
    if since != nil, isAboutAll || !names.isEmpty {
      throw UsageError("'--since' is about all types; leave '\(names.first ?? "--all")' out", verb: .needs)
    }
    if names.isEmpty, !isAboutAll, since == nil { throw UsageError("'needs' needs a NAME, '--all' or '--since REF'", verb: .needs) }
    if let name = names.first, isAboutAll { throw .surplus(name, hint: "'--all' is about all types", verb: .needs) }
    if names.contains("") { throw UsageError("a name is empty", verb: .needs) }
    survey = try SurveyOptions(arguments, of: .needs)
    format = arguments.value(of: .needsFormat).flatMap(Format.init) ?? .text
    if let value = arguments.value(of: .maxClients) {
      guard let number = Int(value), number >= 0 else { throw UsageError("'--max-clients \(value)' is no number", verb: .needs) }
      mostClients = number
      if !isAboutAll { throw UsageError("'--max-clients' is for the table: '--all'", verb: .needs) }
    }
    if format == .mermaid, names.count != 1 { throw UsageError("'--format mermaid' draws one type: name it", verb: .needs) }
  }
}
