import LintRules
import SwiftLexer

@main
enum Deplint {
  static func main() {
    StandardStream.prepare()
    StandardStream.exit(status: run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func run(_ words: [String]) -> ExitStatus {
    let command: Command
    do {
      command = try Command.parse(words, rules: RuleRegistry.metadata)
    } catch {
      Log.write(error.description.split(separator: "\n").map(String.init))
      return .failure
    }
    do {
      return try perform(command)
    } catch {
      Log.write(error.lines)
      return .failure
    }
  }

  private static func perform(_ command: Command) throws(Project.Failure) -> ExitStatus {
    switch command {
    case .check(let options): return try CheckCommand(options: options).run()
    case .explain(let subject): return try print(TextCommands.explain(subject))
    case .rules: return try print(TextCommands.rules())
    case .initialize(let folder): return try InitCommand(folder: folder).run()
    case .config(let action, let file): return try ConfigCommand(action: action, file: file).run()
    case .graph(let options): return try GraphCommand(options: options).run()
    case .why(let options): return try WhyCommand(options: options).run()
    case .needs(let options): return try NeedsCommand(options: options).run()
    case .dump(let kind, let inputs, let mode):
      return try DumpCommand(kind: kind, inputs: inputs, languageMode: mode).run()
    case .help(let verb): return try print(Help.text(for: verb))
    case .version: return try print(Help.version)
    }
  }

  private static func print(_ text: String) throws(Project.Failure) -> ExitStatus {
    do throws(PlatformError) {
      try StandardStream.output.write(text)
      return .clean
    } catch {
      throw Project.Failure(error)
    }
  }
}
