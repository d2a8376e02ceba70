import CodesInterface
import Dependencies

// Declared in a module that is out of view, and made a key here.
extension Codes: TestDependencyKey {
  public static let testValue = Self(
    read: unimplemented("\(Self.self).read"),
    scan: unimplemented("Codes.scans")  // expect: unimplemented_name_mismatch
  )
}

private enum PrinterKey: TestDependencyKey {
  // So is the value.
  static let testValue = Printer(
    print: unimplemented("\(Self.self).print"),  // clean: the key's own name
    stop: unimplemented("Printer.halt")  // expect: unimplemented_name_mismatch
  )
}
