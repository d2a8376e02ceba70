@testable import Feature
extension SearchKey { static let testValue: (String) async -> [String] = { _ in ["x"] } }  // expect: value_in_wrong_module
