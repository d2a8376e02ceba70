import SwiftLexer

/// Reports a property of `DependencyValues` that is read from one key and written to another.
package struct DependencyValuesKeyMismatch: Rule {
  package static let metadata = RuleMetadata(
    id: "dependency_values_key_mismatch", group: .keys, summary: "dependency that is read from one key and written to another",
    severity: .error, since: "0.1.0", fixes: .none, interest: .facts([.DependencyValues]),
    explanation: #"""
      ## What it does

      Reports a property of `extension DependencyValues` whose getter and setter index different keys.

      ## Why is this bad?

      An override is written where nobody reads it: `$0.leftArm = .mock` compiles, sets the other key, and the code under
      test goes on with what it had. Nothing reports it, and the other dependency is changed under somebody else's feet.

      ## Example

      ```swift
      import Dependencies

      extension DependencyValues {
        var leftArm: Arm {
          get { self[LeftArmKey.self] }
          set { self[RightArmKey.self] = newValue }
        }
      }
      ```

      ## Use instead

      ```swift
      import Dependencies

      extension DependencyValues {
        var leftArm: Arm {
          get { self[LeftArmKey.self] }
          set { self[LeftArmKey.self] = newValue }
        }
      }
      ```

      ## Limits

      There is no fix: which of the two keys is meant cannot be told. A property that is made of several keys is not judged.

      ## Disable it

      There is hardly a reason to.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    for property in RegisteredProperty.find(in: pass) {
      guard let setter = property.setter, let read = onlyKey(property.getter, pass), let written = onlyKey(setter, pass),
        isOther(read, written, pass), let place = setter.keys.first, let source = property.getter.keys.first
      else { continue }
      report(
        pass.finding(
          Self.metadata, at: pass.buffer.range(of: place), Finding.Message.isLost(property.name, read, written).text,
          notes: [Note(path: pass.file.path, range: pass.buffer.range(of: source), message: "it is read from '\(read)'")]))
    }
  }

  /// As it is written; `nil` for none and for several.
  private func onlyKey(_ accessor: RegisteredProperty.Accessor, _ pass: borrowing Pass) -> String? {
    guard let first = accessor.keys.first else { return nil }
    let text = pass.text(first)
    for key in accessor.keys where pass.text(key) != text { return nil }
    return QualifiedName.read(first, pass.buffer, pass.file)
  }

  /// Two names may stand for one key.
  private func isOther(_ key: String, _ other: String, _ pass: borrowing Pass) -> Bool {
    guard key != other, let file = pass.fileIndex else { return false }
    // `Key` and `Module.Key`, `DependencyValues.Key`.
    if key.hasSuffix("." + other) || other.hasSuffix("." + key) { return false }
    let first = pass.project.resolve(key, scope: "DependencyValues", file: file)
    let second = pass.project.resolve(other, scope: "DependencyValues", file: file)
    switch (first, second) {
    case (.type(let first), .type(let second)): return first != second
    case (.composition, _), (_, .composition), (.functionType, _), (_, .functionType): return false
    default: return true
    }
  }
}

extension Finding.Message {
  fileprivate static func isLost(_ name: String, _ read: String, _ written: String) -> Self {
    Self("'\(name)' is read from '\(read)' and written to '\(written)': an override of it is lost; use one key")
  }
}
