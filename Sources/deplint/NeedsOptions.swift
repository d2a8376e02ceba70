/// What `deplint needs` was asked.
struct NeedsOptions: Equatable, Sendable {
  enum Format: String, Sendable, CaseIterable { case text, json }

  /// Names of types.
  var names: [String] = []
  var survey = SurveyOptions()
  var format = Format.text
}

extension NeedsOptions {
  init(_ arguments: Arguments) throws(UsageError) {
    names = arguments.operands
    if names.isEmpty { throw UsageError("'needs' needs a NAME", verb: .needs) }
    if names.contains("") { throw UsageError("a name is empty", verb: .needs) }
    survey = try SurveyOptions(arguments, of: .needs)
    format = arguments.value(of: .answerFormat).flatMap(Format.init) ?? .text
  }
}
