import SwiftLexer

/// Reports code that makes a random identifier where a test would want to know it.
package struct DirectUUID: Rule {
  package static let metadata = RuleMetadata(
    id: "direct_uuid", group: .world, summary: "random identifier made past the dependency", severity: .error, since: "0.1.0",
    fixes: .sometimes, options: AmbientCalls.options,
    interest: .tokens([.UUID, .NSUUID, .globallyUniqueString, .identifierForVendor]),
    explanation: #"""
      ## What it does

      Reports `UUID()` in reducers (error), in effects and states (warning), in models (warning where the model already takes
      `\.uuid`, else note), and as a default argument. `NSUUID()`, `globallyUniqueString` and `identifierForVendor` are
      treated alike.

      ## Why is this bad?

      A new element with an identifier that nobody knows cannot be expected by a test: `state.todos = [Todo(id: ???)]`. What
      remains is an assertion that leaves the identifier out, or a test that copies it from the state that it should check.

      `@Dependency(\.uuid)` makes random identifiers in the app. In a test it reports that nobody decided, until the test
      says `$0.uuid = .incrementing`: then the first element has `UUID(0)`, the next one `UUID(1)`.

      ## Example

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Todos {
        struct State: Equatable { var ids: [UUID] = [] }
        enum Action { case addButtonTapped }

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.ids.append(UUID())
            return .none
          }
        }
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Todos {
        struct State: Equatable { var ids: [UUID] = [] }
        enum Action { case addButtonTapped }

        @Dependency(\.uuid) var uuid

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.ids.append(uuid())
            return .none
          }
        }
      }
      ```

      ## Limits

      Views (`.id(UUID())`), previews, tests, live values and what they are made of, the program's entry, samples (`static
      let mock`) and closures that override dependencies are not judged, nor are defaults of injected generators (`makeID: ()
      -> UUID = { UUID() }`) and unapplied references (`compactMap(UUID.init)`). Identifiers that are made from something,
      such as `UUID(0)` and `UUID(uuidString:)`, are the same on each run and fine. A `UUID` that the project declares itself
      is another type. Functions outside of reducers, models and states are not followed.

      A random identifier that only names an effect to cancel gets a note: a case of an enum `CancelID` does that better.

      The fix uses the dependency that the type has. Where it has none, `--fix=unsafe` adds it.

      ## Disable it

      In a package without the library. To judge reducers and effects alone:
      `direct_uuid: {scopes: [reducer, effect]}`.
      """#)

  static let family = AmbientFamily(
    metadata: metadata, deed: "makes a random identifier", dependency: #"\.uuid"#, sources: [("uuid", "()")],
    insertion: ("uuid", "uuid"), root: "uuid", grading: .value, givesIdentities: true)

  private let calls: AmbientCalls

  package init(options: RuleOptions) throws(ConfigurationError) { calls = AmbientCalls(Self.family, options) }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    calls.check(reads(pass), pass, report)
  }

  private func reads(_ pass: borrowing Pass) -> [AmbientRead] {
    let buffer = pass.buffer
    var reads: [AmbientRead] = []
    for index in pass.occurrences {
      switch buffer[index].word {
      case .UUID, .NSUUID:
        guard let start = buffer.typeStart(index) else { continue }
        let name = buffer[index].word.spelling
        var open = index + 1
        var spelling = name
        if buffer[open].kind == .period, buffer[open + 1].word == .`init` {
          open += 2
          spelling += ".init"
        }
        guard buffer.opensCall(open), Int(buffer[open].partner) == open + 1 else { continue }
        reads.append(
          AmbientRead(
            tokens: start..<open + 2, spelling: spelling + "()", form: name == "UUID" ? .value : .other, type: start == index ? name : nil))
      case .`init`:
        guard buffer.isImplicitMember(index), buffer.opensCall(index + 1), Int(buffer[index + 1].partner) == index + 2,
          let type = pass.declaredType(ofValueAt: index - 1), let name = QualifiedName.read(type, buffer, pass.file),
          name == "UUID" || name == "Foundation.UUID"
        else { continue }
        reads.append(AmbientRead(tokens: index - 1..<index + 3, spelling: "UUID.init()", form: .value, type: name == "UUID" ? name : nil))
      case .globallyUniqueString:
        guard buffer.kind(before: index) == .period, !buffer.isImplicitMember(index) else { continue }
        reads.append(AmbientRead(tokens: index..<index + 1, spelling: "globallyUniqueString", form: .other))
      case .identifierForVendor:
        guard isOfTheDevice(index, pass) else { continue }
        reads.append(
          AmbientRead(
            tokens: index..<index + 1, spelling: "identifierForVendor", form: .other,
            own: ("asks the device who it is", "ask a client for it")))
      default: continue
      }
    }
    return reads
  }

  /// `UIDevice.current.identifierForVendor`; a property of that name may be anything else's, too.
  private func isOfTheDevice(_ index: Int, _ pass: borrowing Pass) -> Bool {
    guard index >= 4, pass.buffer[index - 1].kind == .period else { return false }
    var name = index - 2
    if pass.buffer[name].kind == .rightParen, pass.buffer[name].partner != TokenBuffer.noPartner { name = Int(pass.buffer[name].partner) - 1 }
    guard name >= 2, pass.file.isText(pass.buffer[name], "current"), pass.buffer[name - 1].kind == .period else { return false }
    return ["UIDevice", "WKInterfaceDevice"].contains(pass.file.text(pass.buffer[name - 2].range))
  }
}
