/// Measures the time that a run takes.
struct Stopwatch: Sendable {
  private let start = System.monotonicTime()

  /// Whole milliseconds since it was made.
  var milliseconds: Int { Int((System.monotonicTime() - start) / 1_000_000) }
}

/// A day of the calendar, in UTC.
struct CalendarDay: Equatable, Sendable, CustomStringConvertible {
  var year: Int
  var month: Int
  var day: Int

  /// Today, or the day of `SOURCE_DATE_EPOCH` where that holds seconds since 1970.
  static func today(environment: Environment = .process) -> CalendarDay {
    let pinned = environment["SOURCE_DATE_EPOCH"].flatMap { Int64($0) }.flatMap { latest.contains($0) ? $0 : nil }
    return CalendarDay(secondsSince1970: pinned ?? System.wallTime())
  }

  /// Up to the year 9999.
  private static let latest: ClosedRange<Int64> = 0...253_402_300_799

  /// - Parameter seconds: not negative.
  init(secondsSince1970 seconds: Int64) {
    // Counted in 400-year cycles of years that begin in March, so that the leap day is a year's last.
    let cycleLength = 146_097
    let days = Int(seconds / 86_400) + 719_468
    let cycle = days / cycleLength
    let dayOfCycle = days % cycleLength
    let yearOfCycle = (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0)
  }

  /// `2026-11-30`.
  var description: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}
