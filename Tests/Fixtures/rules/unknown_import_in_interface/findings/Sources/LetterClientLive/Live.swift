import Dependencies
import LetterClient

extension LetterClient: DependencyKey {
  public static let liveValue = Self(load: { try await Warehouse.load() })
}
