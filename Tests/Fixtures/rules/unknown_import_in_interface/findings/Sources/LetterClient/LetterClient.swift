import CompanyKit  // expect: unknown_import_in_interface(note) 8 "name it in 'modules.light' or in 'modules.heavy'"
import Dependencies

public struct LetterClient: Sendable {
  public var load: @Sendable () async throws -> [String]
}
extension LetterClient: TestDependencyKey {
  public static let testValue = Self(load: unimplemented("LetterClient.load"))
}
extension DependencyValues {
  public var letterClient: LetterClient {
    get { self[LetterClient.self] }
    set { self[LetterClient.self] = newValue }
  }
}
