import Foundation
extension String {
  public var styled: String { self }
}
