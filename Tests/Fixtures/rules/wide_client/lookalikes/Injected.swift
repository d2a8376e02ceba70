import Observation

// clean: nobody pays, there is no double.
protocol Yard {
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
struct OtherYard: Yard {}

// clean: it describes data, which has no behaviour to double.
protocol Wagon {
  var p1: Int { get }
  var p2: Int { get }
  var p3: Int { get }
  var p4: Int { get }
  var p5: Int { get }
  var p6: Int { get }
  var p7: Int { get }
  var p8: Int { get }
  var p9: Int { get }
  var p10: Int { get }
  var p11: Int { get }
  var p12: Int { get }
  var p13: Int { get }
  var p14: Int { get }
}
final class WagonRow {
  let wagon: any Wagon
  init(wagon: any Wagon) { self.wagon = wagon }
  func length() -> Int { wagon.p1 }
}
struct MockWagon: Wagon {}

// clean: data with methods, told by what conforms to it.
protocol Ticket {
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
struct DayTicket: Ticket, Codable {}
struct MockTicket: Ticket {}
final class Gate {
  let ticket: any Ticket
  init(ticket: any Ticket) { self.ticket = ticket }
  func check() async throws -> Int { try await ticket.f1() }
}

// clean: what only hands it on has no smaller one to ask for.
protocol Crew {
  func crew1() async throws -> Int
  func crew2() async throws -> Int
  func crew3() async throws -> Int
  func crew4() async throws -> Int
  func crew5() async throws -> Int
  func crew6() async throws -> Int
  func crew7() async throws -> Int
  func crew8() async throws -> Int
  func crew9() async throws -> Int
  func crew10() async throws -> Int
  func crew11() async throws -> Int
  func crew12() async throws -> Int
  func crew13() async throws -> Int
}
struct RealCrew: Crew {}
struct MockCrew: Crew {}
final class Shift {
  let crew: any Crew
  init(crew: any Crew) { self.crew = crew }
}

// clean: twelve requirements.
protocol Shed {
  func shed1() async throws -> Int
  func shed2() async throws -> Int
  func shed3() async throws -> Int
  func shed4() async throws -> Int
  func shed5() async throws -> Int
  func shed6() async throws -> Int
  func shed7() async throws -> Int
  func shed8() async throws -> Int
  func shed9() async throws -> Int
  func shed10() async throws -> Int
  func shed11() async throws -> Int
  func shed12() async throws -> Int
}
struct RealShed: Shed {}
struct FakeShed: Shed {}
final class Foreman {
  let shed: any Shed
  init(shed: any Shed) { self.shed = shed }
  func run() async throws -> Int { try await shed.shed1() }
}
