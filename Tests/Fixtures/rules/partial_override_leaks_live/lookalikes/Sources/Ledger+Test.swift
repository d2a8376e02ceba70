extension Ledger {
  static let testValue = Ledger(read: unimplemented("Ledger.read", placeholder: 0), write: unimplemented("Ledger.write"))
}
