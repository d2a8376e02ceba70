import Foundation
import Testing

@testable import deplint

/// `--fix` and `--diff`: what is shown is what is written, nothing else changes, and a second run changes nothing.
@Suite struct FixTests {
  private static let client = """
    import Dependencies
    @DependencyClient struct Mail {
      var send: (String) async throws -> Void
    }
    extension Mail: DependencyKey {
      static let liveValue = Mail(send: { _ in })  // as it is

      // deplint:disable:next direct_date - nothing here reads a clock
      static let size = 1
    }

    """
  private static let fixed = """
    import Dependencies
    @DependencyClient struct Mail {
      var send: (String) async throws -> Void
    }
    extension Mail: DependencyKey {
      static let liveValue = Mail(send: { _ in })  // as it is
      static let testValue = Self()

      static let size = 1
    }

    """

  @Test func aDifferenceIsShownAndNothingIsWritten() throws {
    let folder = try TestFolder()
    try folder.write("Mail.swift", Self.client)
    let outcome = try BuiltBinary.run(["--diff"], in: folder.path)
    #expect(outcome.exitStatus == 1)
    #expect(
      outcome.output == """
        --- a/Mail.swift
        +++ b/Mail.swift
        @@ -4,7 +4,7 @@
         }
         extension Mail: DependencyKey {
           static let liveValue = Mail(send: { _ in })  // as it is
        +  static let testValue = Self()
         
        -  // deplint:disable:next direct_date - nothing here reads a clock
           static let size = 1
         }

        """)
    #expect(try folder.text("Mail.swift") == Self.client)
  }

  @Test(arguments: ["\n", "\r\n"]) func fixesAreWrittenOnceAndKeepLineEndsAndMode(lineEnd: String) throws {
    let folder = try TestFolder()
    try folder.write("Mail.swift", Self.client.replacingOccurrences(of: "\n", with: lineEnd))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.at("Mail.swift"))
    let first = try BuiltBinary.run(["--fix"], in: folder.path)
    #expect(first.exitStatus == 0, "\(first.output)")
    #expect(first.log == "fixed 1 file\n")
    #expect(try folder.text("Mail.swift") == Self.fixed.replacingOccurrences(of: "\n", with: lineEnd))
    #expect(try FileManager.default.attributesOfItem(atPath: folder.at("Mail.swift"))[.posixPermissions] as? Int == 0o640)
    let second = try BuiltBinary.run(["--fix"], in: folder.path)
    #expect(second.exitStatus == 0 && second.log == "")
    let third = try BuiltBinary.run(["--diff"], in: folder.path)
    #expect(third.exitStatus == 0 && third.output == "")
  }

  @Test func unsafeFixesHaveToBeAskedFor() throws {
    let folder = try TestFolder()
    let reducer = """
      import ComposableArchitecture
      @Reducer struct Feed {
        @Dependency(\\.feed) var feed
        var body: some Reducer<State, Action> {
          Reduce { state, action in
            state.at = Date()
            state.name = feed.name
            return .none
          }
        }
      }

      """
    try folder.write("Feed.swift", reducer)
    #expect(try BuiltBinary.run(["--fix"], in: folder.path).exitStatus == 1)
    #expect(try folder.text("Feed.swift") == reducer)
    #expect(try BuiltBinary.run(["--fix=unsafe"], in: folder.path).exitStatus == 0)
    #expect(try folder.text("Feed.swift").contains("state.at = now"))
  }

  @Test func whatAnotherFixIsAboutToUseIsNotRemoved() throws {
    let folder = try TestFolder()
    try folder.write(
      "Feed.swift",
      """
      import ComposableArchitecture
      @Reducer struct Feed {
        @Dependency(\\.date) private var date
        @Dependency(\\.uuid) private var uuid
        var body: some Reducer<State, Action> {
          Reduce { state, action in
            state.at = Date()
            return .none
          }
        }
      }

      """)
    #expect(try BuiltBinary.run(["--fix"], in: folder.path).exitStatus == 0)
    let text = try folder.text("Feed.swift")
    #expect(text.contains("private var date") && text.contains("state.at = date.now"))
    #expect(!text.contains("private var uuid"))
  }

  @Test func aLinkIsFixedWhereItLeads() throws {
    let folder = try TestFolder()
    let path = try folder.write("Other.swift", Self.client)
    try folder.link("Mail.swift", to: "Other.swift")
    let outcome = try BuiltBinary.run(["--fix", "Mail.swift"], in: folder.path)
    // The link's target is the file that is checked and fixed, under its own name.
    #expect(outcome.exitStatus == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.fixed)
  }
}
