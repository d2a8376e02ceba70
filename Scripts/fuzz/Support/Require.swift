#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Ends the program with a message, which the fuzzer takes for a find.
func require(_ condition: Bool, _ message: @autoclosure () -> String, line: Int = #line) {
  if condition { return }
  var text = Array("fuzz: \(message()) (line \(line))\n".utf8)
  _ = unsafe write(2, &text, text.count)
  abort()
}

/// The input of one run.
func bytes(_ start: UnsafePointer<UInt8>, _ count: Int) -> [UInt8] {
  unsafe Array(UnsafeBufferPointer(start: start, count: count))
}

extension Range<Int> {
  /// Lies inside another; an empty one may stand at its end.
  func lies(in outer: Range<Int>) -> Bool { lowerBound >= outer.lowerBound && upperBound <= outer.upperBound }
}
