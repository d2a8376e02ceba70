import Foundation

/// What the toolchain's own parser makes of Swift files, and whether deplint agrees. See ../README.md.
@main
enum Oracle {
  static let usage = """
    usage: oracle tokens|decls|calls|imports|lexemes|comments|errors FILE|@LIST...
           oracle compare [OPTION...] FOLDER|FILE|@LIST...

    """

  static func main() {
    do {
      exit(try run(Array(CommandLine.arguments.dropFirst())))
    } catch let error as UsageError {
      FileHandle.standardError.write(Data("oracle: \(error.message)\n".utf8))
    } catch {
      FileHandle.standardError.write(Data("oracle: \(error)\n".utf8))
    }
    exit(2)
  }

  private static func run(_ arguments: [String]) throws -> Int32 {
    guard let command = arguments.first else { throw UsageError("no command\n" + usage) }
    let rest = Array(arguments.dropFirst())
    switch command {
    case "compare": return try Comparison(ComparisonOptions(rest)).run()
    case "compare-part": return try ComparisonPart(ComparisonOptions(rest)).run()
    case "-h", "--help": FileHandle.standardOutput.write(Data(usage.utf8))
    default: try dump(command, paths: expandLists(rest))
    }
    return 0
  }

  private static func dump(_ command: String, paths: [String]) throws {
    for path in paths {
      let source = try readFile(path)
      var output = Output()
      if paths.count > 1, command != "decls", command != "errors" { output.write("@ \(path)\n") }
      switch command {
      case "lexemes": dumpLexemes(of: source, to: &output)
      case "comments": dumpComments(of: parse(source), to: &output)
      case "errors": output.writeRow(path, parse(source).hasError ? "error" : "ok")
      default:
        guard let subject = Subject(rawValue: command) else {
          throw UsageError("no such command: \(command)\n" + usage)
        }
        subject.write(parse(source), path: path, to: &output)
      }
      FileHandle.standardOutput.write(Data(output.bytes))
    }
  }
}
