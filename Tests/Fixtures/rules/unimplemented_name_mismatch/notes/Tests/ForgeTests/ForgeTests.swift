import Dependencies
import XCTest

final class ForgeTests: XCTestCase {
  func testHeat() {
    withDependencies {
      $0.forge = Forge(
        heat: {},
        cool: unimplemented("\(Self.self).cool"),  // expect: unimplemented_name_mismatch(note) 29 "'Self' prints 'ForgeTests'"
        hammer: unimplemented("\(type(of: self)).hammer"),  // expect: unimplemented_name_mismatch(note) "prints 'ForgeTests'"
        quench: unimplemented("Forge.quench")
      )
    } operation: {
    }
  }
}
