/// The quotes of one line that may end a raw string: those with more `#` behind them than any later one has.
///
/// Whether `#"""` opens a literal of several lines depends on the rest of its line, and a line may hold many of them.
struct RawQuotes {
  /// Offset of the line's end; the line is known from the place on that was asked for first.
  private var end = 0
  /// By offset, and so by falling number of `#`.
  private var quotes: [(offset: Int, pounds: Int)] = []

  /// The most `#` behind a quote at or after an offset, on its line; -1 where there is no quote. To be asked for rising
  /// offsets.
  mutating func mostPounds(from start: Int, in bytes: [UInt8]) -> Int {
    if start >= end { read(bytes, from: start) }
    var low = 0
    var high = quotes.count
    while low < high {
      let middle = (low + high) / 2
      if quotes[middle].offset < start { low = middle + 1 } else { high = middle }
    }
    return low < quotes.count ? quotes[low].pounds : -1
  }

  private mutating func read(_ bytes: [UInt8], from start: Int) {
    quotes.removeAll(keepingCapacity: true)
    var offset = start
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") {
      offset += 1
      guard bytes[offset - 1] == UInt8(ascii: "\"") else { continue }
      let quote = offset - 1
      while offset < bytes.count, bytes[offset] == UInt8(ascii: "#") { offset += 1 }
      let pounds = offset - quote - 1
      while let last = quotes.last, last.pounds <= pounds { quotes.removeLast() }
      quotes.append((quote, pounds))
    }
    end = offset
  }
}
