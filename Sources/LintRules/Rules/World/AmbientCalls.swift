import SwiftLexer

/// Judges where the world is asked directly: what the section of rules about the ambient world has in common.
///
/// A read in a reducer is an error or a warning, in an effect or a state a warning, in a model a warning where the model takes
/// dependencies, else a note. Definitions of what is injected, views, previews, tests, live values and a program's entry are
/// where the world belongs, and silent.
struct AmbientCalls {
  /// Names of the places that a finding may stand in.
  static let scopes: [Region.Place] = [.reducer, .effect, .state, .model, .injected, .none]

  static let options = [
    RuleOption(name: "scopes", kind: .list(allowed: scopes.map(\.name)), summary: "places that are judged; default: all of them"),
    RuleOption(name: "allow", kind: .list(allowed: []), summary: "spellings that are never reported, such as Date.now"),
  ]

  private let family: AmbientFamily
  private let allowed: [String]

  init(_ family: AmbientFamily, _ options: RuleOptions) {
    self.family = family
    allowed = options.allow
  }

  func check(_ reads: [AmbientRead], _ pass: borrowing Pass, _ report: (Finding) -> Void) {
    // The library itself is where a dependency's live value comes from.
    guard !reads.isEmpty, !pass.project.isLibrary(pass.facts.module), !pass.project.isReducerLibrary(pass.facts.module) else { return }
    for read in reads where !allowed.contains(read.spelling) {
      let token = read.tokens.lowerBound
      let region = pass.regions.region(atToken: token)
      guard isJudged(region), let site = AmbientSite(token, pass),
        !Self.isShadowed(read.type, site, pass), let judgement = judge(read, region.place, site, pass)
      else { continue }
      var finding = pass.finding(
        family.metadata, severity: judgement.severity, at: pass.buffer.range(of: read.tokens), judgement.message.text,
        fixes: AmbientFix(family, read, site, region.place, pass).fixes())
      finding.scope = region.place.name
      report(finding)
    }
  }

  /// Whether reads in a region are judged at all. Outside of all places only default arguments may be.
  func isJudged(_ region: Region) -> Bool {
    region.world == .app && (region.place == .none ? family.grading == .value : Self.scopes.contains(region.place))
  }

  // MARK: Shadowing

  /// The type's name means one that the project declares, or a generic parameter.
  static func isShadowed(_ type: String?, _ site: AmbientSite, _ pass: borrowing Pass) -> Bool {
    guard let name = type, let file = pass.fileIndex else { return false }
    var index = site.declaration
    while index >= 0 {
      if let parameters = pass.outline.declarations[index].genericParameters {
        for token in parameters where pass.file.isText(pass.buffer[token], name) && pass.buffer.kind(before: token) != .colon { return true }
      }
      index = Int(pass.outline.declarations[index].parent)
    }
    let scope = pass.typeIndex(ofDeclaration: site.type).map { pass.facts.types[$0].name } ?? ""
    switch pass.project.resolve(name, scope: scope, file: file) {
    case .external: return false
    case .composition(let targets, _, _): return targets != [name] && targets != ["Foundation." + name]
    case .type, .functionType, .ambiguous: return true
    }
  }

  // MARK: Judgement

  private struct Judgement {
    var severity: Severity
    var message: Finding.Message
  }

  private func judge(_ read: AmbientRead, _ place: Region.Place, _ site: AmbientSite, _ pass: borrowing Pass) -> Judgement? {
    let exemptions = AmbientExemptions(pass, site, read)
    guard !exemptions.isDefinition else { return nil }
    let function = site.defaultArgument(in: pass.outline)
    if function >= 0, pass.outline.declarations[function].kind != .enumCase {
      return family.grading == .value ? defaultArgument(read, place, function, pass) : nil
    }
    if family.grading != .value, exemptions.isLoggerLabel { return nil }
    var judgement: Judgement
    switch place {
    case .reducer:
      judgement = Judgement(severity: family.grading == .value ? .error : .warning, message: .reducer(family, read))
    case .effect: judgement = Judgement(severity: .warning, message: .effect(family, read))
    case .state:
      judgement = Judgement(
        severity: site.isInTypeMember(pass.outline) ? .note : .warning,
        message: isInitial(site, pass) ? .state(family, read) : .stateCode(family, read))
    case .model:
      let taken = read.own == nil ? takesDependency(site, pass) : nil
      let isGrave =
        switch family.grading {
        case .value: taken != nil
        case .warning: readsDependencies(site, pass)
        case .shared, .note: false
        }
      judgement = Judgement(
        severity: isGrave ? .warning : .note,
        message: .model(family, read, typeName(site, pass), taken: taken, mayTake: pass.project.usesLibrary))
    case .injected:
      if exemptions.isStopwatch || site.isInTypeMember(pass.outline) || ObserverNames.contains(QualifiedName.last(typeName(site, pass))) { return nil }
      judgement = Judgement(severity: .note, message: .injected(family, read, typeName(site, pass)))
    default:
      return nil
    }
    if family.givesIdentities, exemptions.isCancelIdentity {
      judgement = Judgement(severity: .note, message: .cancelIdentity(read))
    } else if read.isMild || exemptions.isIgnoredByEquality || exemptions.isStopwatch {
      judgement.severity = .note
    } else if site.isUnderDebug(pass) {
      judgement.severity = judgement.severity == .error ? .warning : .note
    }
    return judgement
  }

  /// It stands in a property's initial value or an initializer.
  private func isInitial(_ site: AmbientSite, _ pass: borrowing Pass) -> Bool {
    guard site.member >= 0 else { return false }
    let member = pass.outline.declarations[site.member]
    return member.kind == .initializer || member.initialValue?.contains(site.token) == true
  }

  private func defaultArgument(
    _ read: AmbientRead, _ place: Region.Place, _ function: Int, _ pass: borrowing Pass
  ) -> Judgement? {
    let isInitializer = pass.outline.declarations[function].kind == .initializer
    switch place {
    case .state where isInitializer: return Judgement(severity: .warning, message: .stateArgument(family, read))
    case .none where isInitializer && pass.project.usesLibrary, .reducer, .effect, .state, .model:
      return Judgement(severity: .note, message: .defaultArgument(family, read))
    default: return nil
    }
  }

  /// The key path by which the enclosing type already takes what the read asks for.
  private func takesDependency(_ site: AmbientSite, _ pass: borrowing Pass) -> String? {
    guard let type = pass.type(ofDeclaration: site.type) else { return nil }
    return pass.project.dependencies(of: type).lazy.map(\.property.path).first { path in
      path == family.root || family.sources.contains { $0.path == path }
    }
  }

  private func readsDependencies(_ site: AmbientSite, _ pass: borrowing Pass) -> Bool {
    pass.type(ofDeclaration: site.type).map { !pass.project.dependencies(of: $0).isEmpty } ?? false
  }

  private func typeName(_ site: AmbientSite, _ pass: borrowing Pass) -> String {
    pass.typeIndex(ofDeclaration: site.type).map { pass.facts.types[$0].name } ?? ""
  }
}

extension Finding.Message {
  fileprivate static func reducer(_ family: AmbientFamily, _ read: AmbientRead) -> Self {
    "'\(read.spelling)' \(family.deed(of: read)) while the reducer runs: no test can tell what it does to the state; \(family.way(of: read))"
  }
  fileprivate static func effect(_ family: AmbientFamily, _ read: AmbientRead) -> Self {
    "'\(read.spelling)' \(family.deed(of: read)) in an effect: \(family.consequence); \(family.way(of: read))"
  }
  fileprivate static func state(_ family: AmbientFamily, _ read: AmbientRead) -> Self {
    "'\(read.spelling)' \(family.deed(of: read)) in the state: no test can expect an equal one; \(family.wayIntoState())"
  }
  fileprivate static func stateCode(_ family: AmbientFamily, _ read: AmbientRead) -> Self {
    "'\(read.spelling)' \(family.deed(of: read)) in the state's own code: \(family.consequence); hand it in"
  }
  fileprivate static func stateArgument(_ family: AmbientFamily, _ read: AmbientRead) -> Self {
    "default argument '\(read.spelling)' \(family.deed(of: read)): '@Dependency(\(family.dependency ?? ""))' in the state's initializer is controlled there"
  }
  fileprivate static func defaultArgument(_ family: AmbientFamily, _ read: AmbientRead) -> Self {
    "default argument '\(read.spelling)' \(family.deed(of: read)) wherever a call leaves it out, which no test can see"
  }
  fileprivate static func model(
    _ family: AmbientFamily, _ read: AmbientRead, _ type: String, taken: String?, mayTake: Bool
  ) -> Self {
    if let taken {
      "'\(read.spelling)' \(family.deed(of: read)) although '\(type)' takes '\\.\(taken)': tests that override it do not reach this place"
    } else {
      "'\(read.spelling)' \(family.deed(of: read)) in '\(type)': \(family.consequence); \(mayTake ? family.way(of: read) : "hand it in")"
    }
  }
  fileprivate static func injected(_ family: AmbientFamily, _ read: AmbientRead, _ type: String) -> Self {
    "'\(type)' is handed what it works with, but '\(read.spelling)' \(family.deed(of: read)) by itself"
  }
  fileprivate static func cancelIdentity(_ read: AmbientRead) -> Self {
    "'\(read.spelling)' names an effect by a value that nobody else knows: a case of an enum 'CancelID' can be cancelled from anywhere"
  }
}
