import Foundation
import LintRules
import SwiftLexer
import Testing

/// Little packages, one for each way in which projects lay clients out: each target has the role that the comment behind
/// its name in the manifest says, for the reason that stands there.
@Suite struct LayoutTests {
  static let layouts: [String] = {
    let root = FixtureCase.root + "/layouts"
    return ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted()
  }()

  @Test(arguments: layouts) func targetsHaveTheirRoles(_ layout: String) throws {
    let fixture = Self.fixture(layout)
    let linkage = try #require(FixtureRun(fixture, only: []).result.project.linkage)
    var wanted = Self.roles(in: fixture)
    #expect(wanted.count == linkage.graph.modules.count, "each target has a role")
    for module in linkage.graph.modules {
      let comment = wanted.removeValue(forKey: module.name)
      let role = try #require(comment, "'\(module.name)' has no comment")
      let fact = linkage.roles.explanation(of: module.id)
      #expect(fact.role.name == role.name, "\(layout): '\(module.name)', because \(fact.reason)")
      #expect(role.reason.isEmpty || fact.reason.contains(role.reason), "\(layout): '\(module.name)': \(fact.reason)")
    }
  }

  @Test func thereIsOneForEach() { #expect(Self.layouts.count >= 8) }

  /// 200 targets: fifty clients with their live sides, a hundred features in a row of layers, and an app.
  @Test func twoHundredTargets() throws {
    var targets: [String] = []
    var files: [FixtureCase.File] = []
    func add(_ path: String, _ text: String) { files.append(FixtureCase.File(path: path, bytes: Array(text.utf8))) }
    for number in 0..<50 {
      let name = "Client\(number)"
      targets.append(".target(name: \"\(name)\")")
      targets.append(".target(name: \"\(name)Live\", dependencies: [\"\(name)\"])")
      add(
        "Sources/\(name)/C.swift",
        """
        import Dependencies
        public struct \(name): TestDependencyKey {
          public var load: @Sendable () -> Int
          public static let testValue = Self(load: unimplemented("\(name).load", placeholder: 0))
        }
        """)
      add(
        "Sources/\(name)Live/L.swift",
        "import \(name)\nextension \(name): DependencyKey { public static let liveValue = Self(load: { 1 }) }\n")
    }
    for number in 0..<99 {
      let below = number < 10 ? "Client\(number)" : "Feature\(number - 10)"
      targets.append(".target(name: \"Feature\(number)\", dependencies: [\"\(below)\"])")
      add(
        "Sources/Feature\(number)/F.swift",
        "import \(below)\n@Reducer public struct F\(number) {\n  public struct State {}\n  public enum Action {}\n}\n")
    }
    let all = (0..<99).map { "\"Feature\($0)\"" } + (0..<50).map { "\"Client\($0)Live\"" }
    targets.append(".executableTarget(name: \"App\", dependencies: [\(all.joined(separator: ", "))])")
    add("Sources/App/main.swift", "import Feature98\n")
    add(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Large", targets: [
      \(targets.joined(separator: ",\n"))
      ])
      """)
    let linkage = try #require(FixtureRun(FixtureCase(name: "large", files: files), only: []).result.project.linkage)
    var count: [String: Int] = [:]
    for module in linkage.graph.modules { count[linkage.roles[module.id].name, default: 0] += 1 }
    #expect(count == ["interface": 50, "live": 50, "feature": 99, "executable": 1])
  }

  // MARK: Reading

  private static func fixture(_ layout: String) -> FixtureCase {
    let folder = "\(FixtureCase.root)/layouts/\(layout)"
    let paths = (FileManager.default.subpaths(atPath: folder) ?? []).sorted()
    let files = paths.filter { $0.hasSuffix(".swift") }.compactMap { path in
      FileManager.default.contents(atPath: "\(folder)/\(path)").map { FixtureCase.File(path: path, bytes: [UInt8]($0)) }
    }
    return FixtureCase(name: layout, files: files)
  }

  /// `.target(name: "A"),  // role: live "part of the reason"`.
  private static func roles(in fixture: FixtureCase) -> [String: (name: String, reason: String)] {
    var roles: [String: (name: String, reason: String)] = [:]
    for file in fixture.files where file.isManifest {
      for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n") {
        guard let mark = line.range(of: "// role: "), let name = line.range(of: "name: \"") else { continue }
        let target = line[name.upperBound...].prefix { $0 != "\"" }
        let parts = line[mark.upperBound...].split(separator: "\"")
        roles[String(target)] = (parts[0].trimmingCharacters(in: .whitespaces), parts.count > 1 ? String(parts[1]) : "")
      }
    }
    return roles
  }
}
