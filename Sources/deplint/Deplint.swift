import LintRules
import SwiftLexer
import Foundation

@main
enum Deplint {
  static func main() {
    var args = Array(CommandLine.arguments.dropFirst())
    guard args.count >= 3, args[0] == "dump" else { return }
    let what = args[1]
    args.removeFirst(2)
    var mode = LanguageMode.v6
    if args[0] == "--language-mode" { mode = args[1] == "5" ? .v5 : .v6; args.removeFirst(2) }
    var files: [String] = []
    for a in args {
      if a.hasPrefix("@") { files += (try? String(contentsOfFile: String(a.dropFirst()), encoding: .utf8))?.split(separator: "\n").map(String.init) ?? [] } else { files.append(a) }
    }
    var out: [UInt8] = []
    for f in files {
      guard let d = FileManager.default.contents(atPath: f) else { continue }
      let file = SourceFile(path: f, bytes: [UInt8](d), languageMode: mode)
      let buffer = Lexer.tokenize(file)
      if files.count > 1, what != "outline" { out += Array("@ \(f)\n".utf8) }
      switch what {
      case "tokens": DumpTokens.append(buffer, to: &out)
      case "issues": for i in buffer.issues { out += Array("\(i.kind) \(i.range)\n".utf8) }
      case "bench": break
      default: break
      }
    }
    FileHandle.standardOutput.write(Data(out))
  }
}
