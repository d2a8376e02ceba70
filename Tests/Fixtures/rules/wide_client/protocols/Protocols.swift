import Dependencies

// What a key supplies, behind `any`.
protocol Signals {  // expect: wide_client(warning) 10 "'Signals' has 13 requirements"
  func f1() async throws -> Int
  func f2() async throws -> Int
  func f3() async throws -> Int
  func f4() async throws -> Int
  func f5() async throws -> Int
  func f6() async throws -> Int
  func f7() async throws -> Int
  func f8() async throws -> Int
  func f9() async throws -> Int
  func f10() async throws -> Int
  func f11() async throws -> Int
  var isOn: Bool { get }
  #if DEBUG
    func dump(to path: String)
  #else
    func dump(to path: String)
  #endif
}
enum SignalsKey: DependencyKey {
  static let liveValue: any Signals = LiveSignals()
  static let testValue: any Signals = LiveSignals()
}

// And bare, in an older language mode.
protocol Points {  // expect: wide_client(warning)
  func f1() async throws -> Int
  func f2() async throws -> Int
  func f3() async throws -> Int
  func f4() async throws -> Int
  func f5() async throws -> Int
  func f6() async throws -> Int
  func f7() async throws -> Int
  func f8() async throws -> Int
  func f9() async throws -> Int
  func f10() async throws -> Int
  func f11() async throws -> Int
  func f12() async throws -> Int
  func f13() async throws -> Int
}
enum PointsKey: TestDependencyKey {
  typealias Value = Points
  static let testValue: Points = QuietPoints()
}

// By its entry.
protocol Timetable {  // expect: wide_client(warning)
  func f1() async throws -> Int
  func f2() async throws -> Int
  func f3() async throws -> Int
  func f4() async throws -> Int
  func f5() async throws -> Int
  func f6() async throws -> Int
  func f7() async throws -> Int
  func f8() async throws -> Int
  func f9() async throws -> Int
  func f10() async throws -> Int
  func f11() async throws -> Int
  func f12() async throws -> Int
  func f13() async throws -> Int
}
extension DependencyValues {
  @DependencyEntry var timetable: any Timetable = QuietTimetable()
}

// Handed to a subject, and doubled: a note.
protocol Yard {  // expect: wide_client(note) 10 "let 'Dispatcher' ask for those that it calls"
  func f1() async throws -> Int
  func f2() async throws -> Int
  func f3() async throws -> Int
  func f4() async throws -> Int
  func f5() async throws -> Int
  func f6() async throws -> Int
  func f7() async throws -> Int
  func f8() async throws -> Int
  func f9() async throws -> Int
  func f10() async throws -> Int
  func f11() async throws -> Int
  func f12() async throws -> Int
  func f13() async throws -> Int
}
final class Dispatcher {
  private let yard: any Yard
  init(yard: any Yard) { self.yard = yard }
  func run() async throws -> Int { try await yard.f1() }
}
struct RealYard: Yard {}
struct MockYard: Yard {}
