@testable import App

// The library never asks for a member that another module adds.
extension Vault {
  static let testValue = Vault { "test" }
}
