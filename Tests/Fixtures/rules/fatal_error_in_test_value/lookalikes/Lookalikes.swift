import Dependencies

struct Vault: Sendable {
  var read: @Sendable (String) throws -> String
  var write: @Sendable (String) -> Void
}
extension Vault: DependencyKey {
  // clean: a live value may insist on being prepared
  static var liveValue: Vault { fatalError("prepare it") }
  // clean: it stops under a condition only
  static let testValue = Vault(
    read: { name in
      guard name != "" else { fatalError() }
      return name
    },
    write: unimplemented("Vault.write")
  )
}

// clean: no key
struct Loose: Sendable {
  static var testValue: Loose { fatalError() }
}
