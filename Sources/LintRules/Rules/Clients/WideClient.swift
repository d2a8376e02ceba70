import SwiftLexer

/// Reports clients and injected protocols with more than anybody can answer for in one double.
package struct WideClient: Rule {
  package static let metadata = RuleMetadata(
    id: "wide_client", group: .clients, summary: "client with more endpoints than one double can answer for", severity: .warning,
    since: "0.1.0", fixes: .none,
    options: [
      RuleOption(name: "max", kind: .integer(minimum: 1), summary: "endpoints that a struct of closures may have; default: 15"),
      RuleOption(name: "max_requirements", kind: .integer(minimum: 1), summary: "requirements that a protocol may have; default: 12"),
      RuleOption(name: "allow", kind: .list(allowed: []), summary: "names of clients and protocols that may be wide"),
    ],
    interest: .facts([]),
    explanation: #"""
      ## What it does

      Reports a struct of closures with more than 15 endpoints that is a key, the values of one, or has `@DependencyClient`,
      and a protocol with more than 12 requirements that a key supplies. A protocol of that width which the initializers of
      models, reducers and the like are handed, and which has a double, is a note.

      ## Why is this bad?

      Who takes a client takes all of it. What a feature may do can no longer be told from its dependencies, a test has no
      way to say "this never touches the keychain", and each double has to answer for endpoints that it has no opinion on.
      A new endpoint breaks every one of them.

      Of 425 clients in published code, 98 % have at most 15 endpoints, and half have three.

      ## Example

      ```swift
      import Dependencies

      struct HouseClient {
        var openDoor, closeDoor, lockDoor, unlockDoor: @Sendable () async throws -> Void
        var openWindow, closeWindow, tiltWindow: @Sendable (Int) async throws -> Void
        var lightOn, lightOff, dimLight: @Sendable (String) async throws -> Void
        var heat, cool, ventilate: @Sendable (Double) async throws -> Void
        var arm, disarm, alarm: @Sendable (String) async throws -> Void
      }
      extension HouseClient: TestDependencyKey {
        static let testValue = unimplementedHouse()
      }
      ```

      ## Use instead

      ```swift
      import Dependencies

      struct DoorClient {
        var open, close, lock, unlock: @Sendable () async throws -> Void
      }
      extension DoorClient: TestDependencyKey {
        static let testValue = unimplementedDoor()
      }
      struct ClimateClient {
        var heat, cool, ventilate: @Sendable (Double) async throws -> Void
      }
      extension ClimateClient: TestDependencyKey {
        static let testValue = unimplementedClimate()
      }
      ```

      Split by who calls what: what one feature never calls together with the rest is another client. The live values may
      still share one implementation.

      ## Limits

      Private closures are none of a client's endpoints, and a name in several branches of `#if` is one. Requirements that
      an extension of the protocol answers cost a double nothing and are not counted, nor is what a protocol inherits.
      Delegates, data sources, protocols of weak properties and those that describe data are left alone, as is what stands
      in folders and files called `Generated`.

      ## Disable it

      Name clients in `allow` that mirror something wide on purpose, or raise `max`.
      """#)

  private let maximum: Int
  private let maximumOfRequirements: Int
  private let allowed: Set<String>

  package init(options: RuleOptions) throws(ConfigurationError) {
    maximum = options.integer("max", default: 15)
    maximumOfRequirements = options.integer("max_requirements", default: 12)
    allowed = Set(options.allow)
  }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let file = pass.fileIndex, !pass.project.isTest(pass.facts), !isGenerated(pass.facts.path) else { return }
    for index in pass.facts.types.indices {
      let fact = pass.facts.types[index]
      let site = TypeSite(file: file, type: Int32(index))
      guard fact.kind == .`struct` && fact.stored.count > 0 || fact.kind == .`protocol`, let type = pass.project.type(at: site),
        pass.project[type].sites.first == site, !allowed.contains(fact.name), !allowed.contains(QualifiedName.last(fact.name))
      else { continue }
      if fact.kind == .`struct` { checkClient(type, fact, pass, report) } else { checkProtocol(type, fact, pass, report) }
    }
  }

  private func isGenerated(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0 == "Generated" || $0.hasSuffix(".generated.swift") || $0.hasSuffix("Generated.swift") }
  }

  // MARK: Structs

  private func checkClient(_ type: TypeID, _ fact: TypeFact, _ pass: borrowing Pass, _ report: (Finding) -> Void) {
    guard pass.project.clientForm(of: type) != nil, !isImplementation(type, pass.project) else { return }
    let count = pass.project.endpoints(of: type).count { !$0.property.isPrivate && !$0.property.isEndpointIgnored }
    guard count > maximum else { return }
    var finding = pass.finding(Self.metadata, at: fact.range, Finding.Message.client(fact.name, count, maximum).text)
    finding.symbol = fact.name
    report(finding)
  }

  /// A struct that a key keeps to itself, behind what others see of it.
  private func isImplementation(_ type: TypeID, _ project: ProjectIndex) -> Bool {
    guard project.key(of: type) == nil else { return false }
    let name = project[type].name
    if QualifiedName.last(name) == "Implementation" { return true }
    let parent = QualifiedName.parent(name)
    guard !parent.isEmpty, let site = project[type].sites.first,
      case .type(let outer) = project.resolve(parent, scope: "", file: site.file)
    else { return false }
    return project.key(of: outer) != nil
  }

  // MARK: Protocols

  private func checkProtocol(_ type: TypeID, _ fact: TypeFact, _ pass: borrowing Pass, _ report: (Finding) -> Void) {
    let project = pass.project
    guard let shape = project.shape(ofProtocol: type), shape.count > maximumOfRequirements, !project.isLibrary(pass.facts.module) else { return }
    let isValue = project.isValueOfKey(type)
    guard isValue || !project.holders(of: type).isEmpty, !project.isDelegate(type) else { return }
    if isValue {
      report(finding(.value(fact.name, shape.count, maximumOfRequirements), .warning, [], fact, pass))
      return
    }
    guard let double = project.double(of: type), !project.isEntity(type) else { return }
    // Who only hands it on is no consumer.
    let holder = project.holders(of: type).first { holder in
      project.calls(of: shape, by: holder) > 0
        && project[holder].sites.contains { !project.roles(of: $0).isDisjoint(with: [.model, .injected, .reducer]) }
    }
    guard let holder else { return }
    let note = Note(
      path: project.facts(of: double).path, range: project[double].range, message: "'\(project[double].name)' implements all of them")
    report(finding(.injected(fact.name, shape.count, QualifiedName.last(project[holder].name)), .note, [note], fact, pass))
  }

  private func finding(
    _ message: Finding.Message, _ severity: Severity, _ notes: [Note], _ fact: TypeFact, _ pass: borrowing Pass
  ) -> Finding {
    var finding = pass.finding(Self.metadata, severity: severity, at: fact.range, message.text, notes: notes)
    finding.symbol = fact.name
    return finding
  }
}

extension Finding.Message {
  fileprivate static func client(_ name: String, _ count: Int, _ maximum: Int) -> Self {
    Self(
      "'\(name)' has \(count) endpoints, and who takes one takes all: neither a feature's dependencies nor a double say what is used; split it by who calls what (more than \(maximum))"
    )
  }
  fileprivate static func value(_ name: String, _ count: Int, _ maximum: Int) -> Self {
    Self(
      "'\(name)' has \(count) requirements, and every value of its key has to implement all of them, in tests and previews, too; split it by who calls what (more than \(maximum))"
    )
  }
  fileprivate static func injected(_ name: String, _ count: Int, _ holder: String) -> Self {
    Self("'\(name)' has \(count) requirements, and each of its doubles pays for all of them; let '\(holder)' ask for those that it calls")
  }
}
