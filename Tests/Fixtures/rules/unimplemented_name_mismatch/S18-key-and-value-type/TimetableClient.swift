private enum TimetableClientKey: TestDependencyKey {
  // clean: the prefix may be the value's type, or the key's without 'Key'.
  static let testValue = TimetableClient(week: unimplemented("TimetableClient.week"))
}
