import SwiftLexer

/// Types whose hand-written equality decides what a test of a reducer sees.
extension ProjectIndex {
  /// Structs with an equality of their own that are the type of a property of some state.
  func collectPartsOfStates() -> Set<TypeID> {
    var names: Set<String> = []
    for facts in files { for type in facts.types where type.hasEquality { names.insert(QualifiedName.last(type.name)) } }
    guard !names.isEmpty else { return [] }
    var parts: Set<TypeID> = []
    for (fileIndex, facts) in files.enumerated() {
      for type in facts.types where type.attributes.contains(.observableState) || QualifiedName.last(type.name) == "State" {
        for property in type.stored {
          for name in [property.form.name, property.argument].compactMap({ $0 }) where names.contains(QualifiedName.last(name)) {
            if case .type(let id) = resolve(name, scope: type.name, file: Int32(fileIndex)) { parts.insert(id) }
          }
        }
      }
    }
    return parts
  }

  /// A state, or a part of one.
  package func isComparedByTests(_ type: TypeID, at site: TypeSite) -> Bool {
    partsOfStates.contains(type) || roles(of: site).contains(.state)
  }
}

extension StoredProperty.Form {
  fileprivate var name: String? {
    if case .named(let name) = self { name } else { nil }
  }
}

extension Declaration {
  /// `static func == (lhs: Self, rhs: Self)`
  package func isEquality(_ buffer: TokenBuffer, _ file: SourceFile) -> Bool {
    guard kind == .function, modifierSet.isTypeMember, let token = name.first, buffer[token].length == 2, buffer[token].kind.isOperator else { return false }
    let start = Int(buffer[token].start)
    return file.storage[start] == UInt8(ascii: "=") && file.storage[start + 1] == UInt8(ascii: "=")
  }
}
