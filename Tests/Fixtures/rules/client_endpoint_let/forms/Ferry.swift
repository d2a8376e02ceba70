import Dependencies

struct FerryClient: Sendable {
  let departures: @Sendable (_ pier: String) async throws -> [String]  // expect: client_endpoint_let 7 "build a whole 'FerryClient'"
  var delays: @Sendable () -> Int
  let onArrival: (@Sendable () -> Void)?  // expect: client_endpoint_let
  let `repeat`: (@Sendable () -> Void)  // expect: client_endpoint_let "'repeat' is a 'let'"
  #if os(iOS)
    public let vibrate: @MainActor () -> Void  // expect: client_endpoint_let
  #endif
  // Two names share a keyword: no fix.
  let board: () -> Void, leave: () -> Void  // expect: client_endpoint_let, client_endpoint_let
}

extension FerryClient: DependencyKey {
  static let liveValue = FerryClient(
    departures: { _ in [] }, delays: { 0 }, onArrival: nil, repeat: {}, board: {}, leave: {})
  static let testValue = liveValue
}

// The values of a key.
struct PierClient {
  typealias Book = @Sendable (Int) async throws -> Bool
  let book: Book  // expect: client_endpoint_let
  let close: Shutdown  // expect: client_endpoint_let
  func bookTwice() async throws -> Bool { try await book(2) }
}

typealias Shutdown = () -> Void

private enum PierKey: DependencyKey {
  static let liveValue = PierClient(book: { $0 > 0 }, close: {})
  static let testValue = PierClient(book: { _ in false }, close: {})
}
