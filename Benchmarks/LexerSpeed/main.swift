// How fast lexer and outline are without anything around them: one thread, files already in memory.
//
//     lexer-speed ROUNDS < paths
//
// Compiled together with Sources/SwiftLexer as one module by Benchmarks/run. Prints bytes, and nanoseconds of the processor
// for each round of the lexer alone, and of both.
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

func processorNanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
}

func read(_ path: String) -> SourceFile? {
  guard let stream = fopen(path, "r") else { return nil }
  defer { fclose(stream) }
  var bytes: [UInt8] = []
  var block = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&block, 1, block.count, stream)
    if count == 0 { return SourceFile(path: path, bytes: bytes) }
    bytes.append(contentsOf: block[..<count])
  }
}

var files: [SourceFile] = []
while let path = readLine() { if let file = read(path) { files.append(file) } }
print("bytes", files.reduce(0) { $0 + $1.count })
let rounds = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 1 : 1
var tokens = 0
var declarations = 0
for _ in 0..<rounds {
  var start = processorNanoseconds()
  for file in files { tokens += Lexer.tokenize(file).count }
  print("lexer", processorNanoseconds() - start)
  start = processorNanoseconds()
  for file in files {
    let buffer = Lexer.tokenize(file)
    declarations += OutlineParser.parse(buffer, of: file).declarations.count
  }
  print("both", processorNanoseconds() - start)
}
print("tokens", tokens / max(1, rounds))
print("declarations", declarations / max(1, rounds))
