import LintRules

/// What `deplint graph` was told.
struct GraphOptions: Equatable, Sendable {
  enum Format: String, Sendable, CaseIterable { case text, json, dot, mermaid }

  var survey = SurveyOptions()
  var format = Format.text
  /// Names of modules or products.
  var focus: [String] = []
  var reaches: [String] = []
  var showsRoles = false
  var showsWeights = false
  var collapse = GraphDrawing.Collapse.auto
}

extension GraphOptions {
  init(_ arguments: Arguments) throws(UsageError) {
    survey = try SurveyOptions(arguments, of: .graph)
    if let folder = arguments.operands.first {
      if arguments.operands.count > 1 { throw .surplus(arguments.operands[1], hint: "it takes one FOLDER", verb: .graph) }
      if folder.isEmpty { throw .emptyPath(verb: .graph) }
      survey.folder = folder
    }
    format = arguments.value(of: .format).flatMap(Format.init) ?? .text
    focus = try Self.names(arguments, .focus)
    reaches = try Self.names(arguments, .reaches)
    showsRoles = arguments.has(.roles)
    showsWeights = arguments.has(.weights)
    collapse = arguments.value(of: .collapse).flatMap(GraphDrawing.Collapse.init) ?? .auto
    if arguments.has(.collapse), format != .dot, format != .mermaid {
      throw UsageError("'--collapse' is for pictures: '--format dot' or '--format mermaid'", verb: .graph)
    }
  }

  private static func names(_ arguments: Arguments, _ option: CommandOption) throws(UsageError) -> [String] {
    var names: [String] = []
    for value in arguments.values(of: option) {
      for name in value.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
        if name.isEmpty { throw UsageError("'\(option.name) \(value)' has an empty entry", verb: .graph) }
        names.append(name)
      }
    }
    return names
  }
}
