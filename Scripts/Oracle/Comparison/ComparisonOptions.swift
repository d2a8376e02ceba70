/// The arguments of `compare`.
struct ComparisonOptions {
  var subjects = Subject.allCases
  /// The deplint to ask.
  var deplint = ""
  /// Number of worker processes.
  var jobs = 2
  /// Compare that many files only, spread evenly over the sorted list.
  var sample: Int?
  /// Leave out larger files, in bytes.
  var maximumSize = Int.max
  /// Handed to deplint; it decides for itself without.
  var languageMode: String?
  /// Folder in which what the parser says is kept between runs, by the content of files.
  var cache: String?
  /// Look at the files in which the parser sees errors, and at nothing else.
  var isAboutRejectedFiles = false
  /// Number of disagreements that are printed.
  var limit = 20
  var paths: [String] = []

  init(_ arguments: [String]) throws {
    var remaining = arguments[...]
    func value(of option: String) throws -> String {
      guard let value = remaining.popFirst() else { throw UsageError("\(option) needs a value") }
      return value
    }
    func number(of option: String) throws -> Int {
      let text = try value(of: option)
      guard let number = Int(text), number > 0 else {
        throw UsageError("\(option) needs a number above 0, not \(text)")
      }
      return number
    }
    while let argument = remaining.popFirst() {
      switch argument {
      case "--what":
        subjects = try value(of: argument).split(separator: ",").map { name in
          guard let subject = Subject(rawValue: String(name)) else { throw UsageError("--what knows no \(name)") }
          return subject
        }
      case "--deplint": deplint = try value(of: argument)
      case "--jobs": jobs = try number(of: argument)
      case "--sample": sample = try number(of: argument)
      case "--max-size": maximumSize = try number(of: argument)
      case "--language-mode": languageMode = try value(of: argument)
      case "--rejected": isAboutRejectedFiles = true
      case "--cache": cache = try value(of: argument)
      case "--limit": limit = try number(of: argument)
      case _ where argument.hasPrefix("-"): throw UsageError("no such option: \(argument)")
      default: paths.append(argument)
      }
    }
    guard !paths.isEmpty else { throw UsageError("compare needs a folder or file") }
    if isAboutRejectedFiles { subjects.removeAll { !Recovery.subjects.contains($0) } }
  }

  /// What a worker process is told, paths left out.
  var forWorker: [String] {
    var arguments = ["--what", subjects.map(\.rawValue).joined(separator: ","), "--deplint", deplint]
    if let languageMode { arguments += ["--language-mode", languageMode] }
    if isAboutRejectedFiles { arguments.append("--rejected") }
    if let cache { arguments += ["--cache", cache] }
    return arguments
  }
}
