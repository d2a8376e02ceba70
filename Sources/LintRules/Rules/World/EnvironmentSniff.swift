import SwiftLexer

/// Finds where code asks whether a test or a preview runs it.
struct EnvironmentSniffs {
  struct Sniff {
    var tokens: Range<Int>
    /// As it is written.
    var spelling: String
  }

  /// Words that files with one hold.
  static let words: [KnownWord] = [.isTesting, ._XCTIsTesting, .TestContext, .NSClassFromString, .ProcessInfo, .Dependency]

  private let pass: Pass

  init(_ pass: borrowing Pass) { self.pass = copy pass }

  private var buffer: TokenBuffer { pass.buffer }

  /// Those in places that are asked for, in source order.
  func all(in isWanted: (Region) -> Bool) -> [Sniff] {
    var sniffs: [Sniff] = []
    let intervals = pass.regions.intervals
    for (position, interval) in intervals.enumerated() where isWanted(interval.region) {
      let end = position + 1 < intervals.count ? intervals[position + 1].start : buffer.count
      for index in interval.start..<end {
        if let sniff = sniff(at: index) { sniffs.append(sniff) }
      }
    }
    return sniffs
  }

  private func sniff(at index: Int) -> Sniff? {
    switch buffer[index].word {
    case .isTesting, ._XCTIsTesting: return global(index)
    case .TestContext: return context(index)
    case .NSClassFromString: return testClass(index)
    case .Dependency: return dependency(index)
    default: break
    }
    guard buffer[index].kind == .stringSegment else { return nil }
    for name in ["XCODE_RUNNING_FOR_PREVIEWS", "XCTestConfigurationFilePath", "XCTestBundlePath", "XCTestSessionIdentifier"]
    where pass.text(index) == name && isKey(index) {
      return Sniff(tokens: index - 1..<index + 2, spelling: name)
    }
    return nil
  }

  /// `isTesting`, `IssueReporting.isTesting`; a property that is called so is another.
  private func global(_ index: Int) -> Sniff? {
    guard buffer[index].kind == .identifier else { return nil }
    var start = index
    if buffer.kind(before: index) == .period {
      guard index >= 2, ["IssueReporting", "XCTestDynamicOverlay", "Dependencies"].contains(pass.text(index - 2)), buffer.kind(before: index - 2) != .period
      else { return nil }
      start = index - 2
    } else {
      guard buffer.typeStart(index) == index, index + 1 < buffer.count, buffer[index + 1].kind != .colon,
        buffer[index + 1].kind != .equal || buffer[index].word == ._XCTIsTesting, !isDeclared(index)
      else { return nil }
      if buffer[index].word == .isTesting {
        guard pass.facts.imports.contains(where: { Self.homes.contains($0.module) }),
          !pass.project.declaresWorldName(.isTesting, seenBy: pass.facts.module)
        else { return nil }
      }
    }
    return Sniff(tokens: start..<index + 1, spelling: buffer[index].word.spelling)
  }

  private static let homes: Set<String> = [
    "IssueReporting", "XCTestDynamicOverlay", "Dependencies", "DependenciesMacros", "ComposableArchitecture",
  ]

  /// A parameter or a local of the name is in the way.
  private func isDeclared(_ index: Int) -> Bool {
    var closure = pass.outline.closure(around: index)
    while closure >= 0 {
      let item = pass.outline.closures[closure]
      for clause in [item.parameters, item.captures].compactMap({ $0 }) where clause.contains(where: { buffer[$0].word == buffer[index].word }) {
        return true
      }
      closure = Int(item.parent)
    }
    var declaration = pass.outline.declaration(around: index)
    while declaration >= 0 {
      let item = pass.outline.declarations[declaration]
      if item.parameters?.contains(where: { buffer[$0].word == buffer[index].word }) == true { return true }
      declaration = Int(item.parent)
    }
    return false
  }

  private func context(_ index: Int) -> Sniff? {
    guard buffer.typeStart(index) != nil, index + 2 < buffer.count, buffer[index + 1].kind == .period,
      pass.file.isText(buffer[index + 2], "current")
    else { return nil }
    return Sniff(tokens: index..<index + 3, spelling: "TestContext.current")
  }

  /// `NSClassFromString("XCTestCase")`.
  private func testClass(_ index: Int) -> Sniff? {
    guard index + 4 < buffer.count, buffer.opensCall(index + 1), buffer[index + 3].kind == .stringSegment,
      pass.text(index + 3).hasPrefix("XCTest") || pass.text(index + 3).hasPrefix("XCTestCase")
    else { return nil }
    return Sniff(tokens: index..<Int(buffer[index + 1].partner) + 1, spelling: "NSClassFromString")
  }

  /// `@Dependency(\.context)`: the key path.
  private func dependency(_ index: Int) -> Sniff? {
    guard buffer.kind(before: index) == .atSign, index + 5 < buffer.count, buffer.opensCall(index + 1), buffer[index + 2].kind == .backslash,
      buffer[index + 3].kind == .period, pass.file.isText(buffer[index + 4], "context"), buffer[index + 5].kind == .rightParen,
      !pass.project.isDependencyShadowed(in: pass.facts), !pass.project.redeclaresDependency("context", seenBy: pass.facts.module)
    else { return nil }
    return Sniff(tokens: index + 2..<index + 5, spelling: #"\.context"#)
  }

  /// A name that is looked up: in a subscript or a call, not one that is compared or stored.
  private func isKey(_ index: Int) -> Bool {
    guard index >= 2, index + 2 < buffer.count else { return false }
    let before = buffer[index - 2]
    return before.kind == .leftSquare || before.kind == .leftParen || before.kind == .colon
  }
}

extension EnvironmentSniffs.Sniff {
  /// All that depends on it is whether something is logged or reported.
  func isTold(_ site: AmbientSite, _ pass: borrowing Pass) -> Bool {
    if site.brackets.contains(where: { bracket in
      pass.buffer[bracket.open].kind == .leftParen && bracket.calleePath(pass).contains { ObserverNames.contains($0) }
    }) {
      return true
    }
    if let index = pass.typeIndex(ofDeclaration: site.type), ObserverNames.contains(QualifiedName.last(pass.facts.types[index].name)) {
      return true
    }
    // `if !isTesting { logger.info("…") }`
    var index = site.token
    while index < min(pass.buffer.count, site.token + 16), pass.buffer[index].kind != .leftBrace { index += 1 }
    guard index + 1 < pass.buffer.count, pass.buffer[index].kind == .leftBrace, pass.buffer[index].partner != TokenBuffer.noPartner else { return false }
    let block = index + 1..<Int(pass.buffer[index].partner)
    guard let statements = TokenReader(file: pass.file, buffer: pass.buffer).statements(block), !statements.isEmpty else { return false }
    return statements.allSatisfy { statement in
      pass.buffer[statement.lowerBound].word == .reportIssue || ObserverNames.contains(pass.text(statement.lowerBound))
    }
  }
}
