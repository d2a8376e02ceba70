import Foundation
import LintRules
import SwiftLexer
import Testing

/// How the package's own sources are written.
@Suite struct SourcePolicyTests {
  /// Files that are tables, and so may be long.
  private static let tables: Set<String> = []

  @Test func noFileIsLongerThan400Lines() {
    for file in SourceTree.sources + SourceTree.tests where !Self.tables.contains(file.path) {
      let count = file.source.bytes.count { $0 == UInt8(ascii: "\n") }
      #expect(count <= 400, "\(file.path) has \(count) lines: split it by what it is about, or list it as a table here")
    }
  }

  @Test func nothingTrapsOrTricksTheCompiler() {
    for file in SourceTree.sources {
      for index in file.buffer.tokens.indices.dropLast() {
        guard let problem = Self.problem(index, file) else { continue }
        Issue.record("\(file.place(index)): \(problem)")
      }
    }
  }

  private static func problem(_ index: Int, _ file: SourceTree.File) -> String? {
    let token = file.buffer[index]
    let next = file.buffer[index + 1]
    switch token.word {
    case .try where next.kind == .exclamationMark: return "'try!': throw, or return what went wrong"
    case .as where next.kind == .exclamationMark: return "'as!': let the types say it"
    case .unchecked where file.buffer[index - 1].kind == .atSign: return "'@unchecked': make it a value"
    case .nonisolated where next.kind == .leftParen && file.text(index + 2) == "unsafe":
      return file.path == "Sources/LintRules/Engine/ConcurrentMap.swift" ? nil : "'nonisolated(unsafe)': make it a value"
    default:
      return token.kind == .identifier && file.text(index) == "fatalError" ? "'fatalError': broken input is data" : nil
    }
  }

  /// The package's own sources are read without a single issue: the lexer's first real test.
  @Test func ownSourcesAreWellFormed() {
    for file in SourceTree.sources + SourceTree.tests {
      #expect(file.buffer.issues.isEmpty, "\(file.path): \(file.buffer.issues)")
    }
  }

  @Test func suitesThatTheArchitectureNamesExist() throws {
    var suites: Set<String> = []
    for file in SourceTree.tests {
      for declaration in file.outline.declarations where declaration.kind.isNominal {
        suites.insert(file.source.text(file.buffer.range(of: declaration.name)))
      }
    }
    let text = try SourceTree.text(of: "ARCHITECTURE.md")
    let named = text.split(separator: "`").filter { $0.hasSuffix("Tests") && $0.allSatisfy { $0.isLetter || $0.isNumber } }
    #expect(named.count > 8)
    for name in named where !suites.contains(String(name)) {
      Issue.record("ARCHITECTURE.md names '\(name)', and there is no such suite in Tests/")
    }
  }
}
