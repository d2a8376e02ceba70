import SwiftLexer

/// One check. It sees one file at a time through its `Pass`, keeps no state, and cannot see what other rules report.
package protocol Rule: Sendable {
  static var metadata: RuleMetadata { get }
  /// - Throws: `ConfigurationError` for options that fit their kind and still make no sense.
  init(options: RuleOptions) throws(ConfigurationError)
  func check(_ pass: borrowing Pass, report: (Finding) -> Void)
}

/// All that a rule may see: one file, what is known of it, and the questions that the whole project answers.
package struct Pass {
  package let file: SourceFile
  package let buffer: TokenBuffer
  package let outline: Outline
  package let facts: FileFacts
  package let project: ProjectIndex
  /// Index into the project's files.
  package let fileIndex: Int32?
  /// What each piece of the file's code is a part of.
  package let regions: Regions
  /// Tokens that are `init` or a known name, in order: what a rule that looks for its words walks over.
  package let occurrences: [Int]
  private let trees: Trees
  /// Index of the package in the graph whose manifest the file is.
  package let manifest: Int?
  /// The file's own line end.
  package let lineBreak: String

  package init(
    file: SourceFile, buffer: TokenBuffer, outline: Outline, facts: FileFacts, project: ProjectIndex, regions: Regions = .none
  ) {
    self.file = file
    self.buffer = buffer
    self.outline = outline
    self.facts = facts
    self.project = project
    fileIndex = project.fileIndex(of: facts.path)
    self.regions = regions
    occurrences = buffer.tokens.indices.filter { buffer.tokens[$0].word.isName || buffer.tokens[$0].word == .`init` }
    trees = Trees(buffer)
    manifest =
      ManifestChoice.isManifestName(PathText.lastComponent(facts.path))
      ? project.linkage?.graph.package(ofManifest: facts.path) : nil
    let end = file.storage.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    lineBreak = end > 0 && file.storage[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// The brackets around each token.
  package var brackets: BracketTree { trees.brackets }

  /// What few files are asked for: made when it is, and once.
  private final class Trees {
    private let buffer: TokenBuffer
    private(set) lazy var brackets = BracketTree(buffer)

    init(_ buffer: TokenBuffer) { self.buffer = buffer }
  }

  /// Source text of a token, back quotes included.
  package func text(_ token: Int) -> String { file.text(buffer[token].range) }

  /// Source text from the first token of a range to the last.
  package func text(_ tokens: Range<Int>) -> String { file.text(buffer.range(of: tokens)) }

  /// A finding of this file, its target and symbol filled in.
  package func finding(
    _ rule: RuleMetadata, severity: Severity? = nil, at range: SourceRange, _ message: String, notes: [Note] = [],
    fixes: [Fix] = []
  ) -> Finding {
    Finding(
      rule: rule.id, severity: min(severity ?? rule.severity, rule.severity), path: file.path, range: range,
      message: message, notes: notes, fixes: fixes, target: project.modules.targetName(of: facts.module),
      symbol: symbol(at: range.start))
  }

  /// Dotted names of the declarations around an offset, from the outermost; of the innermost 32.
  package func symbol(at offset: UInt32) -> String {
    // The last declaration that begins before the offset, and all around it.
    var low = 0
    var high = outline.declarations.count
    while low < high {
      let middle = (low + high) / 2
      if buffer[outline.declarations[middle].tokens.lowerBound].start <= offset { low = middle + 1 } else { high = middle }
    }
    var names: [String] = []
    var index = low - 1
    while index >= 0, names.count < QualifiedName.mostWords {
      let declaration = outline.declarations[index]
      index = Int(declaration.parent)
      guard !declaration.tokens.isEmpty, buffer[declaration.tokens.upperBound - 1].end > offset else { continue }
      switch declaration.kind {
      case .import, .accessor, .precedenceGroup, .operator: continue
      default: break
      }
      let name =
        declaration.name.isEmpty ? "\(declaration.kind)" : QualifiedName.read(declaration.name, buffer, file) ?? text(declaration.name)
      if !name.isEmpty { names.append(name) }
    }
    return names.reversed().joined(separator: ".")
  }
}

extension Pass {
  /// The end of a token, or of the comments behind it on the same line: where a new line may begin.
  package func endOfLine(behind token: Int) -> UInt32 {
    var end = buffer[token].end
    var low = 0
    var high = buffer.comments.count
    while low < high {
      let middle = (low + high) / 2
      if Int(buffer.comments[middle].nextToken) <= token { low = middle + 1 } else { high = middle }
    }
    for comment in buffer.comments[low...].prefix(while: { Int($0.nextToken) == token + 1 }) {
      let between = file.storage[Int(end)..<Int(comment.range.end)]
      guard !between.contains(UInt8(ascii: "\n")), !between.contains(UInt8(ascii: "\r")) else { break }
      end = comment.range.end
    }
    return end
  }

  /// The blanks at the start of the line that a token stands on; none for a place far behind in a long line.
  package func indentation(of token: Int) -> String {
    var start = Int(buffer[token].start)
    let farthest = start - 1000
    while start > 0, start > farthest, file.storage[start - 1] != UInt8(ascii: "\n"), file.storage[start - 1] != UInt8(ascii: "\r") { start -= 1 }
    if start > 0, start == farthest { return "" }
    var end = start
    while file.storage[end] == UInt8(ascii: " ") || file.storage[end] == UInt8(ascii: "\t") { end += 1 }
    return file.text(SourceRange(start..<end))
  }
}
