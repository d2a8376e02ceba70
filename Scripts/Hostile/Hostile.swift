import Foundation

/// Runs deplint on hostile inputs of several sizes and prints what a byte of each costs.
@main
enum Hostile {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if options.lists {
        for name in Case.all.map(\.name) + Tree.all.map(\.name) { print(name) }
        exit(0)
      }
      var table = try Table(options)
      exit(try table.run() ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("hostile: \(error)\n".utf8))
      exit(2)
    }
  }
}

struct Options {
  var deplint = ""
  var isFull = false
  var lists = false
  /// Parts of the names of cases; empty for all.
  var cases: [String] = []
  /// Seconds of one run.
  var limit = 60.0

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else { throw UsageError("\(option) needs a value") }
      return value
    }
    while let word = rest.popFirst() {
      switch word {
      case "--full": isFull = true
      case "--list": lists = true
      case "--case": cases.append(try value(of: word))
      case "--deplint": deplint = try value(of: word)
      case "--limit": limit = Double(try value(of: word)) ?? limit
      default: throw UsageError("unknown option '\(word)'")
      }
    }
  }

  /// Bytes.
  var sizes: [Int] { [100_000, 1_000_000, 10_000_000] + (isFull ? [100_000_000] : []) }

  func wants(_ name: String) -> Bool { cases.isEmpty || cases.contains { name.contains($0) } }
}

struct UsageError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
