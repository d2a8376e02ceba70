import SwiftLexer

/// Which bracket, and which of its arguments or elements, each token of a file stands in.
///
/// One walk over the tokens, so that a question costs no more than the brackets around the token.
package struct BracketTree {
  package struct Place {
    /// The opening bracket's token.
    package var open: Int
    /// First token of the argument or element.
    package var argument: Int
    /// Index into `places` of what the bracket itself stands in, or -1.
    fileprivate var outer: Int32
  }

  private var places: [Place] = []
  /// For each token: index into `places`, or -1.
  private var placeOfToken: [Int32] = []

  package init(_ buffer: TokenBuffer) {
    placeOfToken.reserveCapacity(buffer.count)
    var place: Int32 = -1
    for index in 0..<buffer.count {
      let token = buffer[index]
      if token.kind.isClosingBracket, token.partner != TokenBuffer.noPartner {
        // Brackets that nothing closes end here, too.
        while place >= 0, places[Int(place)].open >= Int(token.partner) { place = places[Int(place)].outer }
      }
      placeOfToken.append(place)
      if token.kind.isOpeningBracket {
        places.append(Place(open: index, argument: index + 1, outer: place))
        place = Int32(places.count - 1)
      } else if token.kind == .comma, place >= 0 {
        places.append(Place(open: places[Int(place)].open, argument: index + 1, outer: places[Int(place)].outer))
        place = Int32(places.count - 1)
      }
    }
  }

  /// The places around a token whose brackets open at or behind `start`, innermost first; `nil` for more than `limit`.
  package func places(around token: Int, from start: Int, limit: Int) -> [Place]? {
    var result: [Place] = []
    var place = placeOfToken[token]
    while place >= 0, places[Int(place)].open >= start {
      guard result.count < limit else { return nil }
      result.append(places[Int(place)])
      place = places[Int(place)].outer
    }
    return result
  }
}
