import Testing

@testable import deplint

@Suite struct OwnRepositoryTests {
  @Test func deplintFindsNothingInItsOwnRepository() throws {
    let outcome = try BuiltBinary.run(["--fail-on", "note"], in: Golden.package.path)
    #expect(outcome.exitStatus == 0, "\(outcome.output)\(outcome.log)")
    #expect(outcome.log == "")
  }
}
