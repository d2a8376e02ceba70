// seeds: swift
import SwiftLexer

@testable import deplint

/// The outline in both depths, and all dumps of it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let file = SourceFile(path: "a.swift", bytes: bytes(start, count))
  let buffer = Lexer.tokenize(file)
  let full = OutlineParser.parse(buffer, of: file, depth: .full, recordStatements: true)
  let interesting = OutlineParser.parse(buffer, of: file, depth: .interesting, recordStatements: true)
  for outline in [full, interesting] { OutlineChecks(file: file, buffer: buffer, outline: outline).run() }
  OutlineChecks.compare(interesting, full)
  var output: [UInt8] = []
  DumpTokens.append(buffer, to: &output)
  DumpOutline.append(full, buffer, file, to: &output)
  DumpCalls.append(full, buffer, file, to: &output)
  DumpImports.append(full, buffer, file, to: &output)
  return 0
}
