struct HarbourClient {
  let open: () -> Void  // expect: client_endpoint_let
  let tide: @Sendable () async -> Int  // expect: client_endpoint_let
}
