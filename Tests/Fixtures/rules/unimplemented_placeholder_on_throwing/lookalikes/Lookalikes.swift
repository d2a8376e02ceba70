import Dependencies

struct Shelf: Sendable {
  typealias Load = @Sendable () async throws -> [Int]
  var count: @Sendable () -> Int
  var load: Load
  var changes: @Sendable () async throws -> AsyncThrowingStream<Int, any Error>
  var first: @Sendable () throws(Never) -> Int
  var second: @Sendable () throws(Lost) -> Int
  var `default`: @Sendable () throws -> Int
  var out: Elsewhere
}
extension Shelf: TestDependencyKey {
  static let testValue = Shelf(
    count: unimplemented("Shelf.count", placeholder: 0),  // clean: it cannot throw
    load: { unimplemented("Shelf.load", placeholder: []) },  // clean: here the call makes the result
    changes: unimplemented("Shelf.changes", placeholder: .finished()),  // clean: a stream is the answer
    first: unimplemented("Shelf.first", placeholder: 0),  // clean: it throws nothing
    second: unimplemented("Shelf.second", placeholder: 0),  // clean: it throws errors of its own only
    default: unimplemented("Shelf.default"),  // clean: there is none
    out: unimplemented("Shelf.out", placeholder: 0)  // clean: the type is out of view
  )
}
