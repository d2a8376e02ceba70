import SwiftLexer

/// Reads the versions that a package dependency allows. Pre-release labels are left out.
enum VersionRequirement {
  /// The part `requirement` of a dump: `{"range": [{"lowerBound": …, "upperBound": …}]}`, `{"exact": […]}`.
  static func read(_ value: JSONValue?) -> Range<ToolsVersion>? {
    guard let member = value?.members?.first else { return nil }
    switch member.name {
    case "range":
      guard let range = member.value.array?.first, let lower = version(range["lowerBound"]?.string),
        let upper = version(range["upperBound"]?.string)
      else { return nil }
      return Self.range(lower, upper)
    case "exact": return version(member.value.array?.first?.string).map(exactly)
    default: return nil
    }
  }

  /// The arguments of `.package(…)` in a manifest, as far as they are literals.
  static func read(_ arguments: [ManifestTokens.Argument], _ tokens: ManifestTokens) -> Range<ToolsVersion>? {
    for argument in arguments {
      switch argument.label {
      case "from": return version(tokens.stringLiteral(argument.value)).map(upToNextMajor)
      case "exact": return version(tokens.stringLiteral(argument.value)).map(exactly)
      case nil: return requirement(argument.value, tokens)
      default: continue
      }
    }
    return nil
  }

  /// `"1.0.0"..<"2.0.0"`, `.upToNextMinor(from: "1.0.0")` and their like.
  private static func requirement(_ value: Range<Int>, _ tokens: ManifestTokens) -> Range<ToolsVersion>? {
    if let call = tokens.call(value), let argument = tokens.arguments(ofParenthesisAt: call.parenthesis).first {
      guard let version = version(tokens.stringLiteral(argument.value)) else { return nil }
      switch call.path.last {
      case "upToNextMajor": return upToNextMajor(version)
      case "upToNextMinor": return version..<ToolsVersion(version.major, version.minor + 1)
      case "exact": return exactly(version)
      default: return nil
      }
    }
    guard let mark = value.first(where: { tokens.spells($0, "..<") || tokens.spells($0, "...") }),
      let lower = version(tokens.stringLiteral(value.lowerBound..<mark)),
      let upper = version(tokens.stringLiteral(mark + 1..<value.upperBound))
    else { return nil }
    return range(lower, tokens.spells(mark, "...") ? exactly(upper).upperBound : upper)
  }

  private static func exactly(_ version: ToolsVersion) -> Range<ToolsVersion> {
    version..<ToolsVersion(version.major, version.minor, version.patch + 1)
  }

  private static func upToNextMajor(_ version: ToolsVersion) -> Range<ToolsVersion> { version..<ToolsVersion(version.major + 1) }

  private static func range(_ lower: ToolsVersion, _ upper: ToolsVersion) -> Range<ToolsVersion>? { lower < upper ? lower..<upper : nil }

  /// `nil` for numbers that have no next one, too.
  private static func version(_ text: String?) -> ToolsVersion? {
    text.flatMap { ToolsVersion($0) }.flatMap { $0.major == .max || $0.minor == .max || $0.patch == .max ? nil : $0 }
  }
}

extension ModuleGraph {
  /// Whether the package of a module says itself that it may be built with version 2 of swift-issue-reporting.
  package func allowsIssueReporting2(_ module: ModuleID) -> Bool {
    guard declares(module) else { return false }
    return packages[self[module].package].dependencies.contains { dependency in
      guard dependency.identity == "swift-issue-reporting" || dependency.identity == "xctest-dynamic-overlay",
        let versions = dependency.versions
      else { return false }
      return versions.upperBound > ToolsVersion(2)
    }
  }
}
