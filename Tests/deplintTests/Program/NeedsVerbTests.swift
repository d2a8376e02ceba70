import Testing

@testable import deplint

/// `deplint needs` on a small package, as a user runs it.
@Suite struct NeedsVerbTests {
  /// A feature with a child, a model, a client that answers in tests, one that reports and one without a test value.
  static func project() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Notes",
        dependencies: [.package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.17.0")],
        targets: [
          .target(
            name: "Notes",
            dependencies: [.product(name: "ComposableArchitecture", package: "swift-composable-architecture")]),
          .testTarget(name: "NotesTests", dependencies: ["Notes"]),
        ]
      )

      """)
    try folder.write(
      "Sources/Notes/Clients.swift",
      """
      import Dependencies
      import DependenciesMacros

      @DependencyClient struct NotesClient: Sendable {
        var load: @Sendable () async throws -> [String]
        var save: @Sendable (String) async throws -> Void
      }
      extension NotesClient {
        func saveTwice(_ note: String) async throws {
          try await save(note)
          try await self.save(note)
        }
      }
      extension NotesClient: DependencyKey {
        static let liveValue = NotesClient(load: { [] }, save: { _ in })
        static let testValue = NotesClient()
      }
      struct Mailer: Sendable {
        var send: @Sendable (String) async throws -> Void
      }
      extension Mailer: DependencyKey {
        static let liveValue = Mailer(send: { print($0) })
        static let testValue = Mailer(send: { _ in })
      }
      struct Store: Sendable {
        var wipe: @Sendable () async -> Void
      }
      extension Store: DependencyKey {
        static let liveValue = Store(wipe: {})
      }
      extension DependencyValues {
        var notesClient: NotesClient {
          get { self[NotesClient.self] }
          set { self[NotesClient.self] = newValue }
        }
        var mailer: Mailer {
          get { self[Mailer.self] }
          set { self[Mailer.self] = newValue }
        }
        var noteStore: Store {
          get { self[Store.self] }
          set { self[Store.self] = newValue }
        }
      }

      """)
    try folder.write(
      "Sources/Notes/Features.swift",
      """
      import ComposableArchitecture
      import Foundation

      @Reducer struct Notes {
        struct State: Equatable { var notes: [String] = []; var row = Row.State() }
        enum Action { case appeared, loaded([String]), share, wipe, row(Row.Action) }
        let limit: Int
        @Dependency(\\.notesClient) var notesClient
        @Dependency(\\.mailer) var mailer
        @Dependency(\\.noteStore) var noteStore
        @Dependency(\\.uuid) var uuid
        var body: some ReducerOf<Self> {
          Scope(state: \\.row, action: \\.row) { Row() }
          Reduce { state, action in
            switch action {
            case .appeared:
              return .run { send in await send(.loaded(try await notesClient.load())) }
            case .loaded(let notes):
              state.notes = notes + [uuid().uuidString]
              return .none
            case .share:
              return share()
            case .wipe:
              return .run { _ in await noteStore.wipe() }
            case .row:
              return .none
            }
          }
        }
        func share() -> Effect<Action> {
          .run { _ in try await mailer.send("\\(Date())") }
        }
      }

      @Reducer struct Row {
        struct State: Equatable {}
        enum Action { case saveTapped }
        @Dependency(\\.notesClient) var notesClient
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .saveTapped: .run { _ in try await notesClient.saveTwice("x") }
            }
          }
        }
      }

      @Observable final class DraftModel {
        @ObservationIgnored @Dependency(\\.notesClient) var notesClient
        @ObservationIgnored @Dependency(\\.date.now) var now
        init(title: String) {}
        func saveButtonTapped() async { try? await notesClient.save("\\(now)") }
      }

      """)
    try folder.write(
      "Tests/NotesTests/NotesTests.swift",
      """
      import ComposableArchitecture
      import Testing
      @testable import Notes

      @Suite(.dependency(\\.uuid, .incrementing)) struct NotesTests {
        @Test func shares() async {
          let store = TestStore(initialState: Notes.State()) {
            Notes(limit: 3)
          } withDependencies: {
            $0.notesClient.load = { [] }
            $0.continuousClock = ImmediateClock()
          }
          await store.send(.appeared)
          await store.receive(\\.loaded)
          await store.send(.share)
          await store.send(.wipe)
          await store.send(.row(.saveTapped))
        }

        @Test func saves() async {
          let model = withDependencies { $0.notesClient = .liveValue } operation: { DraftModel(title: "") }
          await model.saveButtonTapped()
        }
      }

      @Suite struct RowTests {
        @Test func saves() async {
          let store = TestStore(initialState: Row.State()) { Row() }
          await store.send(.saveTapped)
        }
      }

      """)
    return folder
  }

  private func run(_ arguments: [String], in folder: TestFolder) throws -> BuiltBinary {
    try BuiltBinary.run(["needs"] + arguments + ["--graph", "static"], in: folder.path)
  }

  @Test(arguments: [
    ("reducer", ["Notes.Notes"]), ("model", ["DraftModel"]), ("json", ["Row", "--format", "json"]), ("mermaid", ["Notes.Notes", "--format", "mermaid"]),
    ("table", ["--all"]), ("table-json", ["--all", "--format", "json"]), ("test", ["shares"]), ("model-test", ["NotesTests/saves"]),
    ("test-json", ["RowTests/saves", "--format", "json"]),
  ] as [(String, [String])]) func needsAreShown(_ name: String, _ words: [String]) throws {
    let outcome = try run(words, in: try Self.project())
    #expect(outcome.exitStatus == 0)
    #expect(outcome.log == "")
    try Golden.expect(outcome.output, equals: "needs/\(name).golden")
  }

  @Test func aTypeWithMoreClientsThanAllowedIsAFinding() throws {
    let folder = try Self.project()
    #expect(try run(["--all", "--max-clients", "3"], in: folder).exitStatus == 0)
    let outcome = try run(["--all", "--max-clients", "2"], in: folder)
    #expect(outcome.exitStatus == 1)
    #expect(outcome.output.contains("3 > 2"))
  }

  @Test func aRevisionIsComparedWith() throws {
    let folder = try Self.project()
    let script = "git init -q . && git add -A && git -c user.name=a -c user.email=a@b -c commit.gpgsign=false commit -q -m x"
    var process = ChildProcess("/bin/sh", arguments: ["-c", "cd \"$1\" && " + script, "sh", folder.path], timeLimit: 60_000)
    process.environment = [("GIT_CONFIG_GLOBAL", "/dev/null"), ("GIT_CONFIG_SYSTEM", "/dev/null")]
    guard try process.run().end == .exited(0) else { return }
    #expect(try run(["--since", "HEAD"], in: folder).output == "No type touches more than it did in 'HEAD'.\n")
    let features = try String(decoding: FileReader(root: folder.path).bytes(of: "Sources/Notes/Features.swift"), as: UTF8.self)
    let parts = features.split(separator: "try await notesClient.saveTwice").map(String.init)
    try folder.write("Sources/Notes/Features.swift", parts.joined(separator: "_ = try await notesClient.load(); try await notesClient.saveTwice"))
    let outcome = try run(["--since", "HEAD"], in: folder)
    #expect(outcome.exitStatus == 0)
    #expect(
      outcome.output == """
        'Row' now also touches 'notesClient.load' on saveTapped (Sources/Notes/Features.swift:42)
          tests that do not declare it:
            RowTests/saves  fails  Tests/NotesTests/NotesTests.swift:27

        """)
    #expect(try run(["--since", "HEAD", "--format", "json"], in: folder).output.contains("\"changes\""))
  }

  @Test(arguments: [
    ([], "'needs' needs a NAME, '--all' or '--since REF'"),
    (["Rwo"], "error: there is no type with dependencies and no test 'Rwo': did you mean 'Row'?"),
    (["share"], "did you mean 'shares'?"),
    (["saves"], "error: there are several 'saves'; name one of:\n  'NotesTests/saves' (Tests/NotesTests/NotesTests.swift:20)\n  'RowTests/saves'"),
    (["Row", "--all"], "'--all' is about all types"),
    (["Row", "--max-clients", "3"], "'--max-clients' is for the table: '--all'"),
    (["--all", "--max-clients", "many"], "'--max-clients many' is no number"),
    (["--all", "--format", "mermaid"], "'--format mermaid' draws one type: name it"),
    (["Row", "--since", "HEAD"], "'--since' is about all types; leave 'Row' out"),
    (["--since", "HEAD"], "error: git knows no revision 'HEAD'"),
    (["shares", "--format", "mermaid"], "'--format mermaid' draws types, and no tests"),
  ] as [([String], String)]) func badInputNamesTheWayOut(_ words: [String], _ message: String) throws {
    let outcome = try run(words, in: try Self.project())
    #expect(outcome.exitStatus == 2)
    #expect(outcome.output == "")
    #expect(outcome.log.contains(message))
  }
}
