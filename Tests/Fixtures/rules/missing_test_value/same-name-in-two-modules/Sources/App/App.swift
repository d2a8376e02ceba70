import Bank
import Dependencies
import Store

// clean: the type cannot be told without types, as two modules declare one of the name.
extension Client: CustomStringConvertible {
  public var description: String { "a client" }
}
