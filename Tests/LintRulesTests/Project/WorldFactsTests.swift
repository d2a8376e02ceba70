import LintRules
import SwiftLexer
import Testing

/// What files say about dependencies, injection and live values.
@Suite struct WorldFactsTests {
  @Test func dependenciesAreInstancePropertiesWithTheirKey() throws {
    let type = try #require(
      facts(
        """
        struct Feature {
          @Dependency(\\.date) var date
          @Dependency(\\.date.now) private var now
          @Dependency(\\DependencyValues.uuid) var uuid
          @Dependency(Client.self) var client
          @Dependency(\\.mail.`default`) var mail: Mail
          @Dependency(\\.never) static var never
          @Environment(\\.date) var other
          func f() { @Dependency(\\.local) var local }
        }
        """
      ).types.first)
    #expect(type.dependencies.map(\.name) == ["date", "now", "uuid", "client", "mail"])
    #expect(type.dependencies.map(\.path) == ["date", "date.now", "uuid", "", "mail.default"])
    #expect(type.dependencies.map(\.key) == [nil, nil, nil, "Client", nil])
    #expect(type.dependencies.map(\.isPrivate) == [false, true, false, false, false])
  }

  @Test func whatAnInitializerIsHanded() throws {
    let type = try #require(
      facts(
        """
        final class Service<C: Clock, R>: Sendable where R: Repository {
          let store: any Store
          let other: (any Other)?
          let plain: Plain
          let made: any Made = Made2()
          var computed: any Computed { fatalError() }
          static let shared: any Shared
          let work: () -> Void
        }
        """
      ).types.first)
    #expect(type.injected == ["Clock", "Store", "Other", "Plain"])
  }

  @Test func whatALiveValueIsMadeWith() throws {
    let file = facts(
      """
      extension Client: DependencyKey {
        static var liveValue: Client {
          let disk = Disk(at: .home), net = Outer.Session.shared
          let size: Size = .zero
          return .assembled(disk, net, Helper { _ in }, Kind.small, list[0].run)
        }
        static func assembled() -> Self { Self(session: Session()) }
      }
      """)
    let live = try #require(file.types.first?.values.first)
    #expect(live.mentions.types == ["Disk", "Outer.Session", "Helper"])
    #expect(live.mentions.members == ["home", "shared", "zero", "assembled", "small"])
    let maker = try #require(file.types.first?.makers.first)
    #expect(maker.name == "assembled")
    #expect(maker.mentions.types == ["Session"])
  }

  @Test func buildersOfEffectsAndMacros() {
    let file = facts(
      """
      extension Effect {
        static func concurrently(_ work: @escaping () async -> Void) -> Self { .none }
        static func typed(_ work: () -> Int) -> Effect<Action> { .none }
        static func value(_ value: Int) -> Self { .none }
        static func count(_ work: () -> Void) -> Int { 0 }
        func instance(_ work: () -> Void) -> Self { self }
      }
      extension Publisher { static func other(_ work: () -> Void) -> Self { fatalError() } }
      macro Reducer() = #externalMacro(module: "M", type: "T")
      """)
    #expect(file.effectBuilders == ["concurrently", "typed"])
    #expect(file.macros == ["Reducer"])
  }

  @Test(arguments: [
    ("mock", true), ("designMock", true), ("previewItems", true), ("mocks", true), ("Mock2", true), ("fakeURL", true), ("URLStub", true),
    ("democracy", false), ("sampler", false), ("remockable", false), ("live", false), ("", false),
  ])
  func namesOfSamples(_ name: String, _ expected: Bool) {
    #expect(SampleNames.contains(name) == expected)
  }

  @Test(arguments: [
    ("logger", true), ("defaultLogger", true), ("trackEvent", true), ("print", true), ("os_log", true),
    ("login", false), ("catalog", false), ("soundtrack", false), ("info", false),
  ])
  func namesOfObservers(_ name: String, _ expected: Bool) {
    #expect(ObserverNames.contains(name) == expected)
  }

  private func facts(_ text: String) -> FileFacts {
    let project = RegionProject([("F.swift", text)])
    return project.index.files[0]
  }
}
