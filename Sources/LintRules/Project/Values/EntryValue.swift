import SwiftLexer

/// A property with `@DependencyEntry` and its initial value, which is what tests get.
struct EntryValue {
  var entry: EntryFact
  /// As the value of a key that has no type of its own in view.
  var value: KeyValue
  /// What is written of the property's type.
  var type: StoredProperty.Form

  /// The value is one called live, or made of a type that is.
  var isLive: Bool {
    switch value.form.root {
    case .member(_, let name, _): (name == "live" || name == "liveValue") && value.form.endpoints.isEmpty
    case .construction: value.form.liveArguments != nil
    default: false
    }
  }

  /// Those of a file, in source order.
  static func find(in pass: borrowing Pass) -> [EntryValue] {
    guard let file = pass.fileIndex else { return [] }
    let reader = ValueReader(pass.file, pass.buffer)
    return pass.facts.entries.compactMap { entry in
      let declaration = pass.outline.declarations[Int(entry.declaration)]
      guard let initial = declaration.initialValue,
        let site = pass.facts.types.firstIndex(where: { $0.declaration == declaration.parent })
      else { return nil }
      let type = declaration.type.map { TypeForm.read($0, pass.buffer, pass.file) } ?? .other
      let value = StaticValue(
        name: entry.name, range: entry.range, declaration: entry.declaration, isAlternative: false, type: declaration.type == nil ? nil : type,
        form: reader.form(ofExpression: initial))
      var declared: TypeID?
      if case .named(let name) = type, case .type(let id) = pass.project.resolve(name, scope: "DependencyValues", file: file) { declared = id }
      return EntryValue(
        entry: entry,
        value: KeyValue(
          key: Key(type: nil, name: entry.name, conformances: []),
          placed: PlacedValue(site: TypeSite(file: file, type: Int32(site)), value: value), type: declared),
        type: type)
    }
  }
}
