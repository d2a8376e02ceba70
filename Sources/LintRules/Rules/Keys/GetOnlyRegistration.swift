import SwiftLexer

/// Reports a property of `DependencyValues` that gives a key's value and cannot be set.
package struct GetOnlyRegistration: Rule {
  package static let metadata = RuleMetadata(
    id: "get_only_registration", group: .keys, summary: "dependency that cannot be overridden by its name", severity: .warning,
    since: "0.1.0", fixes: .sometimes,
    options: [RuleOption(name: "allow", kind: .list(allowed: []), summary: "names of properties that are meant to be read only")],
    interest: .facts([.DependencyValues]),
    explanation: #"""
      ## What it does

      Reports a property of `extension DependencyValues` whose body is `self[Key.self]` and that has no setter.

      ## Why is this bad?

      `$0.mailer = …` does not compile, so tests and previews cannot override it as they do any other dependency. What is
      left is `$0[MailerKey.self] = …`, which needs the key in sight, and that is often private.

      ## Example

      ```swift
      import Dependencies

      extension DependencyValues {
        var mailer: Mailer { self[Mailer.self] }
      }
      ```

      ## Use instead

      ```swift
      import Dependencies

      extension DependencyValues {
        var mailer: Mailer {
          get { self[Mailer.self] }
          set { self[Mailer.self] = newValue }
        }
      }
      ```

      ## Limits

      What is derived from a key (`self[Coders.self].decoder`) is read only by nature, and private properties have no other
      readers; neither is reported. The fix needs a property that is written with the type of the key's values.

      ## Disable it

      Name properties in `allow` that nobody is to override.
      """#)

  private let allowed: Set<String>

  package init(options: RuleOptions) throws(ConfigurationError) {
    // TCA's own, and what copies it: told by the presentation, never set.
    allowed = Set(options.allow).union(["isPresented"])
  }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard !pass.project.isTest(pass.facts), !pass.project.isLibrary(pass.facts.module) else { return }
    for property in RegisteredProperty.find(in: pass) where property.setter == nil && !property.isPrivate && !allowed.contains(property.name) {
      guard let key = property.plainKey(pass) else { continue }
      let expression = pass.buffer.range(of: key.lowerBound - 2..<key.upperBound + 3)
      report(
        pass.finding(
          Self.metadata, at: expression, Finding.Message.cannotBeSet(property.name, pass.text(key)).text,
          fixes: fixes(property, key, pass)))
    }
  }

  // MARK: Fix

  private func fixes(_ property: RegisteredProperty, _ key: Range<Int>, _ pass: borrowing Pass) -> [Fix] {
    let declaration = pass.outline.declarations[property.declaration]
    guard let type = declaration.type, let body = declaration.body, isTypeOfValues(type, of: key, pass) else { return [] }
    let setter = "set { self[\(pass.text(key)).self] = newValue }"
    let getter = property.getter.body
    var edits: [TextEdit] = []
    if property.isShorthand {
      let start = pass.buffer[getter.lowerBound].start
      let end = pass.buffer[getter.upperBound - 1].end
      let isOnOneLine = !pass.buffer[getter.lowerBound].flags.contains(.atStartOfLine)
      let lineBreak = pass.lineBreak + pass.indentation(of: getter.lowerBound)
      let between = isOnOneLine ? "; " : lineBreak
      if isOnOneLine, pass.buffer[body.upperBound - 1].flags.contains(.atStartOfLine) { return [] }
      edits = [
        TextEdit(range: SourceRange(start: start, end: start), replacement: "get { "),
        TextEdit(range: SourceRange(start: end, end: end), replacement: " }" + between + setter),
      ]
    } else {
      let close = getter.upperBound
      let end = pass.endOfLine(behind: close)
      let isOnOneLine = !pass.buffer[body.upperBound - 1].flags.contains(.atStartOfLine)
      let first = body.lowerBound + 1
      edits = [
        isOnOneLine
          ? TextEdit(range: SourceRange(start: pass.buffer[close].end, end: pass.buffer[close].end), replacement: "; " + setter)
          : TextEdit(
            range: SourceRange(start: end, end: end), replacement: pass.lineBreak + pass.indentation(of: first) + setter)
      ]
    }
    return [Fix(title: "add a setter", applicability: .safe, edits: edits)]
  }

  /// The property is written with the type that the key's values have, or with the key itself where that is its own value.
  private func isTypeOfValues(_ type: Range<Int>, of key: Range<Int>, _ pass: borrowing Pass) -> Bool {
    guard let name = QualifiedName.read(key, pass.buffer, pass.file), let file = pass.fileIndex,
      case .type(let id) = pass.project.resolve(name, scope: "DependencyValues", file: file), let known = pass.project.key(of: id)
    else { return false }
    let written = pass.text(type)
    if written == name + ".Value" { return true }
    guard let value = pass.project.valueName(of: known) else { return written == name && pass.project.isOwnValue(known) }
    return value.text == "Self" ? written == name : written == value.text
  }
}

extension ProjectIndex {
  /// Nothing says that the key's values are of another type, and what is said of them names the key.
  fileprivate func isOwnValue(_ key: Key) -> Bool {
    guard let type = key.type, self[type].kind == .`struct` || self[type].kind == .`class` else { return false }
    return sites(of: type).allSatisfy { site in
      self[site].value == nil && self[site].values.allSatisfy { $0.content == .behaviour }
    }
  }
}

extension Finding.Message {
  fileprivate static func cannotBeSet(_ name: String, _ key: String) -> Self {
    Self("'\(name)' has no setter: '$0.\(name) = …' does not compile, and tests are left with '$0[\(key).self]'; add one")
  }
}
