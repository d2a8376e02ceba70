import Testing

@testable import LintRules

@Suite struct SHA256Tests {
  @Test(
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func agreesWithThePublishedVectors(text: String, digest: String) {
    var hash = SHA256()
    hash.update(text.utf8)
    #expect(hash.hexDigest() == digest)
  }

  @Test func longTextsAreHashedInPieces() {
    var hash = SHA256()
    for _ in 0..<1000 { hash.update(repeatElement(UInt8(ascii: "a"), count: 100)) }
    #expect(hash.hexDigest() == "6d1cf22d7cc09b085dfc25ee1a1f3ae0265804c607bc2074ad253bcc82fd81ee")
  }

  @Test func delimitedTextsDoNotRunTogether() {
    var one = SHA256()
    one.update(delimited: "ab".utf8)
    one.update(delimited: "c".utf8)
    var two = SHA256()
    two.update(delimited: "a".utf8)
    two.update(delimited: "bc".utf8)
    #expect(one.hexDigest() != two.hexDigest())
  }
}
