protocol Cellar {  // expect: partly_used_protocol "of the 2 types that take it none calls more than 3"
  func barrels() -> Int
  func tap(_ number: Int)
  func fill(_ number: Int)
  func clean(_ number: Int)
  func count() -> Int
  func close()
}

struct Bar<Storage: Cellar> {
  var storage: Storage
  func pour() { if storage.barrels() > 0 { storage.tap(1) } }
}

final class Keeper {
  let cellar: Cellar
  init(cellar: Cellar) { self.cellar = cellar }
  func leave() { cellar.close() }
}
