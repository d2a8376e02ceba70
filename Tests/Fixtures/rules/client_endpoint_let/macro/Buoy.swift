import Dependencies
import DependenciesMacros

@DependencyClient
struct BuoyClient {
  let position: () async throws -> Double  // expect: client_endpoint_let "'@DependencyClient' passes over 'position'"
  let light: (Bool) -> Void  // expect: client_endpoint_let
  let owner: () -> String?  // expect: client_endpoint_let
  let isLit: () -> Bool  // expect: client_endpoint_let
  let name: (_ id: Int, _ locale: String) -> String  // expect: client_endpoint_let
  let depths: (@Sendable (Int) -> [Int])  // expect: client_endpoint_let
  let rows: (((Int) -> Void, Int) -> Void, Int) throws(Never) -> Set<Int>  // expect: client_endpoint_let
  // No default comes to mind.
  let chart: () -> Chart  // expect: client_endpoint_let
  var ping: () async throws -> Void
}

struct Chart {}
