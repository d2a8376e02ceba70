import Testing

@testable import deplint

@Suite struct OwnRepositoryTests {
  @Test func deplintFindsNothingInItsOwnRepository() throws {
    let outcome = try Program().run(["--fail-on", "note"], in: Golden.package.path)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.errors == "")
  }
}
