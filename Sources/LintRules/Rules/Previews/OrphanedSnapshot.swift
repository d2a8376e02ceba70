import SwiftLexer

/// Reports references that no test compares anything with.
package struct OrphanedSnapshot: Rule {
  package static let metadata = RuleMetadata(
    id: "orphaned_snapshot", group: .previews, summary: "snapshot reference that no test uses", severity: .note, since: "0.1.0",
    fixes: .none, interest: .facts([.XCTestCase, .Test, .Suite, .assertSnapshot, .assertSnapshots, .verifySnapshot]),
    explanation: #"""
      ## What it does

      Reports files under `__Snapshots__` whose test is gone: the test file beside the folder does not exist any more, or it
      has no function of the reference's name.

      ## Why is this bad?

      Nothing compares anything with such a file. It was left behind when a test was renamed, moved or deleted, and looks like
      coverage: a reviewer sees the picture in the folder, and believes that the screen is tested. After a rename the new
      reference was recorded from whatever was drawn that day, and the old one, which somebody once looked at, is not used.

      ## Example

      ```swift
      // Tests/__Snapshots__/BasketTests/testEmptyBasket.1.png
      // Tests/BasketTests.swift
      import SnapshotTesting
      import XCTest

      final class BasketTests: XCTestCase {
        func testBasketWithoutItems() {
          assertSnapshot(of: BasketViewController(), as: .image(on: .iPhone13))
        }
      }
      ```

      ## Use instead

      ```swift
      // Tests/__Snapshots__/BasketTests/testBasketWithoutItems.1.png
      // Tests/BasketTests.swift
      import SnapshotTesting
      import XCTest

      final class BasketTests: XCTestCase {
        func testBasketWithoutItems() {
          assertSnapshot(of: BasketViewController(), as: .image(on: .iPhone13))
        }
      }
      ```

      ## Limits

      A test file that names its references itself (`testName:`, `snapshotDirectory:`, `file:`) is not judged. Only names are
      compared, no file is opened.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    let tables = pass.project.snapshots
    guard let place = pass.facts.imports.first?.declaration ?? pass.facts.types.first?.range else { return }
    for folder in tables.orphans[pass.facts.path] ?? [] {
      report(pass.finding(Self.metadata, at: place, Finding.Message.noFile(folder).text))
    }
    guard let references = tables.references[pass.facts.path], !pass.outline.declarations.isEmpty, !namesReferences(pass) else { return }
    let names = pass.outline.declarations.filter { $0.kind == .function }.compactMap { declaration in
      declaration.name.first.map { Self.sanitized(QualifiedName.word(pass.buffer[$0], pass.file)) }
    }
    let orphans = references.filter { reference in
      let stem = reference.prefix { $0 != "." }
      return !names.contains { stem == $0 || stem.hasPrefix($0 + "-") }
    }
    if !orphans.isEmpty { report(pass.finding(Self.metadata, at: place, Finding.Message.noTest(orphans).text)) }
  }

  private func namesReferences(_ pass: borrowing Pass) -> Bool {
    pass.buffer.tokens.indices.contains { index in
      let token = pass.buffer[index]
      guard token.kind == .identifier, pass.buffer[index + 1].kind == .colon else { return false }
      return ["testName", "snapshotDirectory", "file", "filePath"].contains { pass.file.isText(token, $0) }
    }
  }

  /// As the library makes a file's name of a test's: what is no letter, digit or underscore becomes a hyphen.
  private static func sanitized(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let isWord = scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if isWord { result.unicodeScalars.append(scalar) } else if !result.hasSuffix("-"), !result.isEmpty { result += "-" }
    }
    while result.hasSuffix("-") { result.removeLast() }
    return result
  }
}

extension Finding.Message {
  fileprivate static func noFile(_ folder: SnapshotFolder) -> Self {
    let count = folder.files.count == 1 ? "a reference" : "\(folder.files.count) references"
    return Self("'\(folder.path)' holds \(count) of a test file that is gone; move the folder along with the tests, or delete it")
  }
  fileprivate static func noTest(_ files: [String]) -> Self {
    let shown = files.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let more = files.count > 3 ? " and \(files.count - 3) more" : ""
    return Self("no test here is called as \(shown)\(more): nothing is compared with what a rename left behind; rename or delete it")
  }
}
