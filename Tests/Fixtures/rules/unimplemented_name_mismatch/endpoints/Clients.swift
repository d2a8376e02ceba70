import Dependencies

struct Orchard {
  struct Press {
    var squeeze: () async throws -> Int
    var `switch`: (Bool) async throws -> Void
  }
  var plant: () async throws -> Void
  var water: () async throws -> Void
  var pick: (Int) async throws -> Int
  var fruitURL: () async throws -> URL
  var press: Press
}

extension Orchard: TestDependencyKey {
  static let testValue = Self(
    plant: unimplemented("\(Self.self).sow"),  // expect: unimplemented_name_mismatch(warning) 26 "'Orchard.sow'"
    water: XCTUnimplemented(#"Orchard.plant"#),  // expect: unimplemented_name_mismatch(warning) 29
    pick: { _ in
      unimplemented("\(type(of: self)).plant(_:) -> Int", placeholder: 1)  // expect: unimplemented_name_mismatch
    },
    fruitURL: unimplemented(  // case counts
      """
      \(Orchard.self).fruitUrl is unimplemented.
      Override it.
      """),  // expect@-3: unimplemented_name_mismatch 7 "'Orchard.fruitUrl'"
    press: .init(
      squeeze: unimplemented("\(Self.self).press.turn"),  // expect: unimplemented_name_mismatch "'Orchard.Press.squeeze'"
      switch: unimplemented("Orchard.press.`default`")  // expect: unimplemented_name_mismatch
    )
  )

  static var failing: Self {
    var orchard = testValue
    orchard.plant = unimplemented("Orchard.water")  // expect: unimplemented_name_mismatch
    orchard.water = { try await IssueReporting.unimplemented(#"\#(Self.self).plant"#)() }  // expect: unimplemented_name_mismatch
    return orchard
  }

  static let spoiled = Orchard {
    unimplemented("Orchard.none")  // clean: the first trailing closure has no label
  } water: {
    unimplemented("Orchard.waters")  // expect: unimplemented_name_mismatch
  } pick: { _ in
    unimplemented(".picks")  // expect: unimplemented_name_mismatch
  } fruitURL: {
    unimplemented("fruitLink")  // expect: unimplemented_name_mismatch "'fruitLink'"
  }

  static func empty(
    plant: @escaping @Sendable () async throws -> Void = unimplemented("\(Self.self).water"),  // expect: unimplemented_name_mismatch
    pick picked: @escaping (Int, [Int]) async throws -> Int = unimplemented("Orchard.pick"),
    water: @escaping () async throws -> Void = { unimplemented("Orchard.rain(on:)") }  // expect: unimplemented_name_mismatch
  ) -> Self {
    testValue
  }
}

struct Cellar: TestDependencyKey {
  var store: () throws -> Void = unimplemented("Cellar.keep")  // expect: unimplemented_name_mismatch
  var count: () throws -> Int = { try unimplemented("\(Self.self).amount")() }  // expect: unimplemented_name_mismatch
  static let testValue = Self()
}

extension DependencyValues {
  @DependencyEntry var loft: Loft = Loft(open: unimplemented("Loft.close"))  // expect: unimplemented_name_mismatch
}
struct Loft { var open: () throws -> Void }
