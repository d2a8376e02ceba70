import Dependencies
import DependenciesMacros

struct Shelf: Sendable {
  typealias Save = @Sendable (Int) async throws -> Book
  var save: Save
  var close: @Sendable () -> Void
  var stop: @Sendable () async -> ()
  var find: @Sendable () -> Book?
  var count: @Sendable () -> Int
  var never: @Sendable () -> Never
  var fail: @Sendable () throws(Lost) -> Int
  var out: Elsewhere
  var size: Int
}
struct Book: Sendable {}
extension Shelf: TestDependencyKey {
  static let testValue = Shelf(
    save: unimplemented("Shelf.save"),  // clean: it throws
    close: unimplemented("Shelf.close"),  // clean: it gives nothing
    stop: { unimplemented("Shelf.stop") },  // clean: the same
    find: unimplemented("Shelf.find"),  // clean: optional
    count: unimplemented("Shelf.count", placeholder: 1),  // clean: there is one
    never: unimplemented("Shelf.never"),  // clean: it does not come back
    fail: unimplemented("Shelf.fail", throwing: Lost()),  // clean: it throws
    out: unimplemented("Shelf.out"),  // clean: the type is out of view
    size: unimplemented("Shelf.size")  // clean: no endpoint
  )
}

// clean: the closure does more, and what it gives is its own
struct Desk: Sendable { var open: @Sendable () -> Book }
extension Desk: TestDependencyKey {
  static let testValue = Desk(open: {
    unimplemented("Desk.open")
    return Book()
  })
}

// clean: names in the initializer that is written by hand
struct Vase: Sendable {
  private var _fill: @Sendable () -> Book
  init(fill: @escaping @Sendable () throws -> Book) { _fill = { try! fill() } }
}
extension Vase: TestDependencyKey { static let testValue = Vase(fill: unimplemented("Vase.fill")) }

// clean: no client
struct Row { var onTap: () -> Book = unimplemented("onTap") }
