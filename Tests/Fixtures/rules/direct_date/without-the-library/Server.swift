import Foundation

// clean: in a project without the library a default argument is how one hands over the clock
struct Entry { init(at: Date = Date()) {} }

@Observable final class Board {
  func mark() { at = Date() }  // expect: direct_date(note) "hand it in"
}
