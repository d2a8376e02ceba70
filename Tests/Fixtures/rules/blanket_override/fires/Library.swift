import Dependencies

struct Library {
  var books: () -> [String]
  var borrow: (String) -> Bool
}
extension Library: TestDependencyKey {
  static let testValue = Library(
    books: unimplemented("Library.books", placeholder: []), borrow: unimplemented("Library.borrow", placeholder: false))
  static let noop = Library(books: { [] }, borrow: { _ in false })
  static let mock = Library.noop
  static let failing = Library(books: { reportIssue("books"); return [] }, borrow: { _ in false })
  static let inMemory = Library(books: { shelf.books }, borrow: { shelf.borrow($0) })
}
struct Tracking {
  var event: (String) -> Void
  var flush: () -> Void
}
extension Tracking: TestDependencyKey {
  static let testValue = Tracking(event: unimplemented("Tracking.event"), flush: unimplemented("Tracking.flush"))
  static let noop = Tracking(event: { _ in }, flush: {})
}
extension DependencyValues {
  var library: Library { get { self[Library.self] } set { self[Library.self] = newValue } }
  var tracking: Tracking { get { self[Tracking.self] } set { self[Tracking.self] = newValue } }
}
