import SwiftLexer

/// A name as a number, so that the names that a file mentions can be kept and compared cheaply. Back quotes and the `_` or
/// `$` of a wrapped property's storage and projection are left out. Two names may share a number: who asks whether a name is
/// mentioned somewhere may be told yes in error, never no.
package struct NameHash: Hashable, Sendable {
  package let value: UInt32

  package init(_ token: Token, _ file: SourceFile) {
    var start = Int(token.start)
    var end = Int(token.end)
    if token.flags.contains(.backquoted), end - start > 2 { (start, end) = (start + 1, end - 1) }
    self.init(file.storage, start, end)
  }

  package init(_ name: String) {
    let bytes = Array(name.utf8)
    self.init(bytes, 0, bytes.count)
  }

  private init(_ bytes: [UInt8], _ start: Int, _ end: Int) {
    var start = start
    if end - start > 1, bytes[start] == UInt8(ascii: "_") || bytes[start] == UInt8(ascii: "$") { start += 1 }
    // FNV-1a. The length and the last bytes tell nearly all names from each other.
    var hash: UInt32 = 0x811C_9DC5 ^ UInt32(truncatingIfNeeded: end - start)
    for index in max(start, end - 8)..<max(start, end) { hash = (hash ^ UInt32(bytes[index])) &* 0x0100_0193 }
    value = hash
  }
}

/// The names that a file mentions, as far as other files' declarations may be meant by them.
package struct MentionedNames: Sendable {
  /// Of members of some value, `self` left out: `x.name`, `x?.name`.
  package var members: [NameHash] = []
  /// Of members of a closure's own parameter, and of what a key path begins with: `$0.name`, `\.name`.
  package var shorthands: [NameHash] = []
  /// Of what stands alone or behind `self`, in extensions of types that the file does not declare.
  package var inExtensions: [InExtension] = []
  /// `Type.previews` is read.
  package var showsPreviews = false
  /// `withDependencies(from: x)` is called for something else than `self`.
  package var handsOnDependencies = false

  package struct InExtension: Sendable {
    /// Index into `FileFacts.types`.
    package var type: Int32
    package var names: [NameHash]
    /// `withDependencies(from: self)` is called in it.
    package var isSource: Bool
  }
}
