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
  /// Changes to think through together.
  var whatIf: [WhatIf] = []
  /// A revision, or a file that `--format json` wrote, to compare with.
  var against: String?
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
    whatIf = try arguments.values(of: .whatIf).map { word throws(UsageError) in
      guard let change = WhatIf(word) else {
        throw UsageError("'\(word)' is no change: expected 'split=KEY' or 'cut=MODULE:MODULE'", verb: .graph)
      }
      return change
    }
    against = arguments.value(of: .against)
    try expectOneQuestion()
    if arguments.has(.collapse), format != .dot, format != .mermaid {
      throw UsageError("'--collapse' is for pictures: '--format dot' or '--format mermaid'", verb: .graph)
    }
  }

  /// What answers something else than the graph itself, in words or JSON.
  private func expectOneQuestion() throws(UsageError) {
    let asked = [whatIf.isEmpty ? nil : "--what-if", against == nil ? nil : "--against"].compactMap { $0 }
    guard let first = asked.first else { return }
    if asked.count > 1 { throw UsageError("'--what-if' and '--against' are two questions; ask one at a time", verb: .graph) }
    if format != .text, format != .json {
      throw UsageError("'\(first)' answers as text or json, not as \(format.rawValue)", verb: .graph)
    }
    let shown = [focus.isEmpty ? nil : "--focus", reaches.isEmpty ? nil : "--reaches", showsRoles ? "--roles" : nil, showsWeights ? "--weights" : nil]
    if let other = shown.compactMap({ $0 }).first {
      throw UsageError("'\(first)' is about the whole graph; leave '\(other)' out", verb: .graph)
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
