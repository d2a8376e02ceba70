import SwiftLexer

/// Reads `Package.swift` with our own lexer, without running it.
///
/// What it returns is what the manifest says, or nothing: where a part of the graph is computed it names that part and its
/// place, and the manifest has to be evaluated by SwiftPM. Settings, plugins, traits and platforms may be computed; of those
/// only what stands there literally is taken.
///
/// Literals may be named by constants: a `let` at file scope, or a `static let` (or a computed `static var` of one
/// expression) in an extension. Nothing that runs may touch the package or a target afterwards.
package enum ManifestReader {
  package enum Result: Sendable, Equatable {
    case manifest(PackageManifest)
    /// A part of the graph is computed: completes "the manifest has to be run: …".
    case needsEvaluation(reason: String, place: SourceRange)
    /// The file is a source file that happens to be called `Package.swift`.
    case notAManifest
  }

  package static func read(_ file: SourceFile) -> Result {
    let tokens = ManifestTokens(file)
    let header = ManifestHeader(tokens)
    guard header.isManifest else { return .notAManifest }
    do {
      return .manifest(try ManifestEvaluation(tokens, header).manifest())
    } catch {
      return .needsEvaluation(reason: error.reason, place: error.place)
    }
  }
}

/// A part of the graph that is no literal.
struct ManifestRefusal: Error {
  var reason: String
  var place: SourceRange
}

/// Constants that literals may be named by.
struct ManifestConstants {
  struct Constant {
    var value: Range<Int>
    /// The statement that declares it.
    var statement: Range<Int>
    /// Why its value is not known, or `nil`.
    var obstacle: String?
  }
  /// File scope: by name. Extensions: by `Type.name`.
  private(set) var values: [String: Constant] = [:]

  init(_ statements: [ManifestStatement], _ tokens: ManifestTokens) {
    for statement in statements {
      if case .extension(let type, let body) = statement.kind {
        for member in tokens.statements(in: body) {
          insert(member, prefix: type + ".", isConditional: statement.isConditional || member.isConditional)
        }
      } else {
        insert(statement, prefix: "", isConditional: statement.isConditional)
      }
    }
  }

  private mutating func insert(_ statement: ManifestStatement, prefix: String, isConditional: Bool) {
    guard case .constant(let name, _, let value, let isVariable) = statement.kind else { return }
    var constant = Constant(value: value, statement: statement.tokens)
    if isConditional {
      constant.obstacle = "'\(name)' is declared under #if"
    } else if isVariable {
      constant.obstacle = "'\(name)' is a variable"
    } else if values[prefix + name] != nil {
      constant.obstacle = "'\(name)' is declared more than once"
    }
    values[prefix + name] = constant
  }
}
