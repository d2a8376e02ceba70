import LintRules
import SwiftLexer

/// `deplint dump`: how files are read, for scripts and bug reports.
struct DumpCommand {
  let kind: DumpKind
  let inputs: [DumpInput]
  let languageMode: LanguageMode

  func run() throws(Project.Failure) -> ExitStatus {
    do throws(PlatformError) {
      let reader = try FileReader(root: ".")
      let files = try self.files(reader)
      var output: [UInt8] = []
      let project = kind == .regions ? try self.project(of: files, reader) : nil
      for path in files {
        let bytes = try reader.bytes(of: path, followsLink: true)
        let file = SourceFile(path: path, bytes: bytes, languageMode: languageMode)
        if files.count > 1, kind != .outline { output += Array("@ \(path)\n".utf8) }
        append(file, project, to: &output)
        if output.count > 1 << 20 { try flush(&output) }
      }
      try flush(&output)
      return .clean
    } catch {
      throw Project.Failure(error)
    }
  }

  private func flush(_ output: inout [UInt8]) throws(PlatformError) {
    try StandardStream.output.write(String(decoding: output, as: UTF8.self))
    output.removeAll(keepingCapacity: true)
  }

  private func files(_ reader: FileReader) throws(PlatformError) -> [String] {
    var files: [String] = []
    for input in inputs {
      switch input {
      case .file(let path): files.append(path)
      case .list(let path):
        let text = String(decoding: try reader.bytes(of: path, followsLink: true), as: UTF8.self)
        files += text.split(whereSeparator: \.isNewline).map(String.init)
      }
    }
    return files
  }

  /// The files by themselves, as one module: what regions ask about types is asked among them.
  private func project(of files: [String], _ reader: FileReader) throws(PlatformError) -> ProjectIndex {
    let modules = ProjectModules(declared: []) { _ in [] }
    var facts: [FileFacts] = []
    for path in files {
      let file = SourceFile(path: path, bytes: try reader.bytes(of: path, followsLink: true), languageMode: languageMode)
      let buffer = Lexer.tokenize(file)
      facts.append(FactCollector.collect(file, buffer, outline(buffer, file), module: modules.unnamed))
    }
    return ProjectIndex(files: facts, modules: modules)
  }

  private func append(_ file: SourceFile, _ project: ProjectIndex?, to output: inout [UInt8]) {
    let buffer = Lexer.tokenize(file)
    switch kind {
    case .tokens: DumpTokens.append(buffer, to: &output)
    case .outline: DumpOutline.append(outline(buffer, file), buffer, file, to: &output)
    case .calls: DumpCalls.append(outline(buffer, file), buffer, file, to: &output)
    case .imports: DumpImports.append(outline(buffer, file), buffer, file, to: &output)
    case .regions:
      guard let project, let index = project.fileIndex(of: file.path) else { return }
      let regions = Regions.read(buffer, of: file, outline(buffer, file), project.files[Int(index)], project)
      DumpRegions.append(regions, buffer, to: &output)
    }
  }

  private func outline(_ buffer: TokenBuffer, _ file: SourceFile) -> Outline {
    OutlineParser.parse(buffer, of: file, depth: .full)
  }
}
