// seeds: swift
import SwiftLexer

/// Tokens in both language modes, and the lines of the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = bytes(start, count)
  let checks = [LanguageMode.v5, .v6].map { mode in
    let file = SourceFile(path: "a.swift", bytes: input, languageMode: mode)
    let checks = LexerChecks(file: file, buffer: Lexer.tokenize(file))
    checks.run()
    return checks
  }
  LexerChecks.compare(checks[0], checks[1])
  return 0
}
