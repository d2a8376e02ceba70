import Dependencies

// clean: somebody calls more than half.
protocol Shelf {
  func books() -> [String]
  func lend(_ book: String)
  func takeBack(_ book: String)
  func order(_ book: String)
  func discard(_ book: String)
  func count() -> Int
}
final class ReadingRoom {
  private let shelf: any Shelf
  init(shelf: any Shelf) { self.shelf = shelf }
  func show() -> [String] { shelf.books() }
}
final class Clerk {
  private let shelf: any Shelf
  init(shelf: any Shelf) { self.shelf = shelf }
}
extension Clerk {
  func work() {
    shelf.lend("A")
    shelf.takeBack("A")
    shelf.order("B")
    [shelf].forEach { $0.discard("C") }
  }
}

// clean: five requirements.
protocol Desk {
  func open()
  func shut()
  func lock()
  func unlock()
  func wipe()
}
final class Porter {
  let desk: any Desk
  init(desk: any Desk) { self.desk = desk }
  func go() { desk.open() }
}

// clean: a type that calls nothing hands it on, to whom is not known.
protocol Archive {
  func a() -> Int
  func b() -> Int
  func c() -> Int
  func d() -> Int
  func e() -> Int
  func f() -> Int
}
final class Reader {
  let archive: any Archive
  init(archive: any Archive) { self.archive = archive }
  func read() -> Int { archive.a() }
}

// clean: a key supplies it, so anybody may read it.
protocol Catalogue {
  func g() -> Int
  func h() -> Int
  func i() -> Int
  func j() -> Int
  func k() -> Int
  func l() -> Int
}
enum CatalogueKey: TestDependencyKey {
  static let testValue: any Catalogue = QuietCatalogue()
}
final class Finder {
  let catalogue: any Catalogue
  init(catalogue: any Catalogue) { self.catalogue = catalogue }
  func find() -> Int { catalogue.g() }
}

// clean: it describes data.
protocol Book {
  var title: String { get }
  var author: String { get }
  var year: Int { get }
  var pages: Int { get }
  var shelf: Int { get }
  var isLent: Bool { get }
}
final class BookRow {
  let book: any Book
  init(book: any Book) { self.book = book }
  func text() -> String { book.title }
}

// clean: it speaks back.
protocol RoomDelegate: AnyObject {
  func roomOpened()
  func roomClosed()
  func roomFull()
  func roomEmpty()
  func roomWarm()
  func roomCold()
}
final class Thermometer {
  let delegate: any RoomDelegate
  init(delegate: any RoomDelegate) { self.delegate = delegate }
  func tick() { delegate.roomWarm() }
}
