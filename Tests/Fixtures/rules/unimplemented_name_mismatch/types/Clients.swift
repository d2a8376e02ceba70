import Dependencies

enum Transit {
  struct Ticket {
    var buy: () throws -> Void
    var refund: () throws -> Void
    var check: () throws -> Bool
    var print: () throws -> Void
  }
}

enum TransitTicketKey: TestDependencyKey {
  static let testValue = Transit.Ticket(
    buy: unimplemented("Transit.Ticket.buy"),  // clean: the value's path
    refund: unimplemented("Ticket.refund()"),  // clean: its end
    check: unimplemented("TransitTicketKey.check"),  // clean: the key
    print: unimplemented("TransitTicket.print")  // clean: the key without 'Key'
  )
}

extension Transit.Ticket {
  static let failing = Self(
    buy: unimplemented("Transit.buy"),  // clean: the path's begin
    refund: unimplemented("Fare.refund"),  // expect: unimplemented_name_mismatch(warning) 27 "'Fare.refund'"
    check: unimplemented("\(Timetable.self).check"),  // expect: unimplemented_name_mismatch(warning) "'Timetable.check'"
    print: unimplemented("\(Transit.Ticket.self).print is unimplemented")  // clean: its own type
  )
}

typealias Plan = Timetable
struct Timetable {
  var week: () throws -> Int
  var day: () throws -> Int
  var hour: () throws -> Int
}
private enum TimetableClientKey: TestDependencyKey {
  static let testValue = Timetable(
    week: unimplemented("Plan.week"),  // clean: an alias
    day: unimplemented("TimetableClient.day"),  // clean: the same with a word behind it
    hour: unimplemented("Transit.Ticket.minute")  // expect: unimplemented_name_mismatch "'Transit.Ticket.minute'"
  )
}

// 'Platform' has a client of its own, so it is not 'PlatformClient' written short.
struct Platform: TestDependencyKey {
  var gate: () throws -> Int
  static let testValue = Platform(gate: unimplemented("Platform.gate"))
}
struct PlatformClient: TestDependencyKey {
  var gate: () throws -> Int
  static let testValue = PlatformClient(gate: unimplemented("Platform.gate"))  // expect: unimplemented_name_mismatch
}
