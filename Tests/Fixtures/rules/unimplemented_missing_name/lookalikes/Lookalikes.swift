import Dependencies

final class RowModel {
  var onTap: () -> Void = unimplemented()  // clean: a model's closure, and no client
}

struct Sample {
  var play: () throws -> Void
  static let testValue = Sample(play: unimplemented())  // clean: sample data of a type that is no key
}

struct Radio {
  var tune: (String) throws -> Void
  var play: () throws -> Void
  var scheduler: AnySchedulerOf<DispatchQueue>
}

extension Radio: TestDependencyKey {
  static let testValue = Radio(
    tune: unimplemented(name),  // clean: what a variable holds
    play: unimplemented("Radio" + ".play"),  // clean: an expression
    scheduler: .unimplemented()  // clean: another type's
  )
  static let previewValue = Radio(
    tune: { _ in },
    play: unimplemented(),  // clean: previews show no failures
    scheduler: .main
  )
  static let name = "Radio.tune"
  static let failing = Radio(tune: Antenna.unimplemented(), play: {}, scheduler: .main)  // clean: another type's
  // clean: unimplemented() in a comment
  static let testText = "unimplemented()"  // clean: text
}

struct Antenna {
  static func unimplemented<T>() -> (T) -> Void { { _ in } }
  static func XCTUnimplemented<T>(_ value: T) -> T { value }
  var turn: (Double) -> Void
}
extension Antenna: TestDependencyKey {
  static let testValue = Antenna(turn: XCTUnimplemented({ _ in }))  // clean: a method of its own
}
