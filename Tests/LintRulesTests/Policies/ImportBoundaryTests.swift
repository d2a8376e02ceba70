import LintRules
import SwiftLexer
import Testing

/// What each target may import, and who may print: the invariants 1, 3 and 7 of ARCHITECTURE.md.
@Suite struct ImportBoundaryTests {
  private static func isAllowed(_ module: String, in path: String, of target: String) -> Bool {
    switch target {
    case "SwiftLexer":
      return false
    case "LintRules":
      switch module {
      case "SwiftLexer": return true
      case "Dispatch": return path == "Sources/LintRules/Engine/ConcurrentMap.swift"
      case "Foundation", "FoundationEssentials": return path == "Sources/LintRules/Graph/PackageDump.swift"
      default: return false
      }
    case "deplint":
      switch module {
      case "SwiftLexer", "LintRules": return true
      case "Darwin", "Glibc", "Musl": return path.hasPrefix("Sources/deplint/Platform/")
      default: return false
      }
    default:
      return false
    }
  }

  @Test func targetsImportWhatTheyMay() {
    #expect(Set(SourceTree.sources.map(\.target)) == ["SwiftLexer", "LintRules", "deplint"])
    for file in SourceTree.sources {
      for item in file.outline.imports {
        let module = file.text(item.module)
        #expect(
          Self.isAllowed(module, in: file.path, of: file.target),
          "\(file.place(item.module)): '\(file.target)' may not import '\(module)' here; see ARCHITECTURE.md, Invariants")
      }
    }
  }

  @Test func onlyTheProgramPrints() {
    let words: Set<String> = ["print", "debugPrint", "dump", "readLine", "FileHandle", "CommandLine", "exit", "getenv"]
    for file in SourceTree.sources where file.target != "deplint" {
      for (index, token) in file.buffer.tokens.enumerated() where token.kind == .identifier {
        let isCalled = file.buffer[index + 1].kind == .leftParen
        let isMember = index > 0 && file.buffer[index - 1].kind == .period
        guard isCalled, !isMember else { continue }
        let isDeclared = index > 0 && file.buffer[index - 1].word == .func
        #expect(isDeclared || !words.contains(file.text(index)), "\(file.place(index)): only 'Sources/deplint' prints and reads the world")
      }
    }
  }
}
