import SwiftLexer

/// Reports a protocol of which nobody who is handed it calls more than half.
package struct PartlyUsedProtocol: Rule {
  package static let metadata = RuleMetadata(
    id: "partly_used_protocol", group: .clients, summary: "protocol of which each consumer uses the smaller part", severity: .note,
    isOptIn: true, since: "0.1.0", fixes: .none,
    options: [RuleOption(name: "min", kind: .integer(minimum: 2), summary: "requirements from which on a protocol is judged; default: 6")],
    interest: .facts([]),
    explanation: #"""
      ## What it does

      Reports a protocol with six or more requirements that the initializers of types ask for, where none of these types calls
      more than half of the requirements.

      ## Why is this bad?

      A double has to implement what its test will never see, and the reader has to find out which part matters. A protocol
      that belongs to its consumer, with the two or three functions that it calls, says that in its declaration, and its
      double is as short.

      ## Example

      ```swift
      protocol Shelf {
        func books() async throws -> [String]
        func lend(_ book: String) async throws
        func takeBack(_ book: String) async throws
        func order(_ book: String) async throws
        func discard(_ book: String) async throws
        func count() async -> Int
      }

      final class ReadingRoom {
        private let shelf: any Shelf
        init(shelf: any Shelf) { self.shelf = shelf }
        func show() async throws -> [String] { try await shelf.books() }
      }
      ```

      ## Use instead

      ```swift
      protocol BookList {
        func books() async throws -> [String]
      }

      final class ReadingRoom {
        private let shelf: any BookList
        init(shelf: any BookList) { self.shelf = shelf }
        func show() async throws -> [String] { try await shelf.books() }
      }
      ```

      ## Limits

      What a type calls is told by names: a member of the same name of something else counts as a call. The rule is silent
      where a type is handed the protocol and calls none of it, since it passes it on, and on protocols that keys supply, on
      delegates and on protocols that describe data.

      ## Disable it

      Protocols that mirror a system type are wide by nature; raise `min` above them, or exclude their files.
      """#)

  private let minimum: Int

  package init(options: RuleOptions) throws(ConfigurationError) { minimum = options.integer("min", default: 6) }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let file = pass.fileIndex, !pass.project.isTest(pass.facts) else { return }
    let project = pass.project
    for index in pass.facts.types.indices where pass.facts.types[index].kind == .`protocol` {
      let fact = pass.facts.types[index]
      let site = TypeSite(file: file, type: Int32(index))
      guard let type = project.type(at: site), project[type].sites.first == site, let shape = project.shape(ofProtocol: type),
        shape.count >= minimum, case let holders = project.holders(of: type), !holders.isEmpty, !project.isValueOfKey(type)
      else { continue }
      let uses = holders.map { project.calls(of: shape, by: $0) }
      guard let most = uses.max(), uses.allSatisfy({ $0 > 0 }), most * 2 <= shape.names.count, !project.isDelegate(type),
        !project.isEntity(type)
      else { continue }
      var finding = pass.finding(
        Self.metadata, at: fact.range,
        Finding.Message.partlyUsed(fact.name, shape.names.count, most, holders.map { QualifiedName.last(project[$0].name) }).text)
      finding.symbol = fact.name
      report(finding)
    }
  }
}

extension Finding.Message {
  fileprivate static func partlyUsed(_ name: String, _ count: Int, _ most: Int, _ holders: [String]) -> Self {
    let who = holders.count == 1 ? "'\(holders[0])', the only type that takes it, calls" : "of the \(holders.count) types that take it none calls more than"
    return Self("'\(name)' has \(count) requirements, and \(who) \(most): let each ask for what it calls, and its double will be as small")
  }
}
