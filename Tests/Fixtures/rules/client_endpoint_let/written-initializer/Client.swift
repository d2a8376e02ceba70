import Dependencies
import DependenciesMacros

@DependencyClient
public struct LinkClient {
  // The macro would make the initializer below a second time: it is for its author to decide.
  public let open: (URL) throws -> Int  // expect: client_endpoint_let

  public init(open: @escaping (URL) throws -> Int) { self.open = open }
}
