import LintRules
import SwiftLexer

/// What `// expect-fact:` can say of a line. Where a file expects one fact of a kind, it expects all of that kind.
///
///     key NAME              a conformance makes the type a key; NAME as the index knows it
///     type NAME             a type's declaration; NAME is its dotted path
///     extension NAME        NAME as it is written
///     value NAME            `liveValue`, `testValue` or `previewValue`
///     entry NAME            a property with `@DependencyEntry`
///     registration NAME     a property of `DependencyValues` that indexes keys
///     import NAME           the module
///     override PATH         what is overridden: `k.endpoint`, `[Key].endpoint`, `(Type)` for a value by itself, `$` for all
struct FixtureFacts {
  struct Fact: Hashable {
    var line: Int
    /// Kind and name.
    var text: String
    var kind: Substring { text.prefix { $0 != " " } }
  }

  private(set) var facts: [Fact] = []

  init(path: String, in run: FixtureRun) {
    let project = run.result.project
    guard let file = project.fileIndex(of: path), let lines = run.sources[path]?.lines else { return }
    var found: [(kind: String, name: String, range: SourceRange)] = []
    let own = project.files[Int(file)]
    found += own.types.map { ($0.kind == .extension ? "extension" : "type", $0.name, $0.range) }
    for type in own.types {
      found += type.values.map { ("value", "\($0.name)Value", $0.range) }
    }
    found += own.entries.map { ("entry", $0.name, $0.range) }
    found += own.registrations.map { ("registration", $0.name, $0.range) }
    found += own.imports.map { ("import", $0.module, $0.range) }
    found += own.overrides.map { ("override", Self.path($0), $0.range) }
    for key in project.keys {
      for conformance in key.conformances where conformance.site.file == file {
        found.append(("key", key.name, project[conformance.site].range))
      }
    }
    facts = found.map { Fact(line: lines.position(at: $0.range.start).line, text: "\($0.kind) \($0.name)") }
  }

  private static func path(_ override: OverrideFact) -> String {
    let root =
      switch override.root {
      case .property(let name): name
      case .key(let name): "[\(name)]"
      case .value(let name): "(\(name ?? "?"))"
      case .all: "$"
      }
    let path = ([root] + override.rest).joined(separator: ".")
    return switch override.operation {
    case .assign: path
    case .change: path + " changed"
    case .handOn(let name): path + " to \(name)"
    }
  }
}
