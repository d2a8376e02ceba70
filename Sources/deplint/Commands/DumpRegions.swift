import LintRules
import SwiftLexer

/// `dump regions`: `offset TAB length TAB world TAB place` for each interval, in bytes, from its first token to its last.
enum DumpRegions {
  static func append(_ regions: Regions, _ buffer: TokenBuffer, to output: inout [UInt8]) {
    for (index, interval) in regions.intervals.enumerated() {
      let end = index + 1 < regions.intervals.count ? regions.intervals[index + 1].start : buffer.count
      let range = buffer.range(of: interval.start..<end)
      guard !range.isEmpty else { continue }
      output.write(range.start)
      output.write("\t")
      output.write(range.length)
      output.write("\t\(interval.region.world)\t\(interval.region.place.name)\n")
    }
  }
}
