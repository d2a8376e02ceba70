import Dependencies
import Foundation

// clean: a plain value.
public enum LaunchDate: DependencyKey {
  public static let liveValue = Date()
  public static let testValue = Date(timeIntervalSince1970: 0)
}
// clean: the live value only computes.
public struct Sorter: DependencyKey {
  public var sort: @Sendable ([Int]) -> [Int]
  public static let liveValue = Self(sort: { $0.sorted() })
  public static let testValue = Self(sort: unimplemented("Sorter.sort", placeholder: []))
}
