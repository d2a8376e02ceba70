import Dependencies

extension SplitKey { static let testValue = 2 }
extension Ledger: TestDependencyKey {  // expect-fact: key Ledger
  static let testValue = Ledger(rows: unimplemented("Ledger.rows", placeholder: []))
}
#if DEBUG
  extension Shop.Client {
    static let testValue = Self(price: unimplemented("Shop.Client.price", placeholder: 0))
  }
#endif
