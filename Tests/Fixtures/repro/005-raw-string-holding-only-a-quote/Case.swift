// Raw strings that hold a quote.
// expect: missing_test_value@10
import Dependencies

let pair = ("plain", #""""#)
let single = #"""#
let joined = #"call("k", "# + #"""# + "v" + #"");"#
let hashes = ##"a "# b \#(c) Date() "##

enum QuoteKey: DependencyKey {
  static let liveValue = pair.1 + single
}
