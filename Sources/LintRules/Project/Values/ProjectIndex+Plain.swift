import SwiftLexer

extension ProjectIndex {
  /// A key's values hold no closure and stand behind no protocol, and the live one does not touch the world.
  package func isPlainValue(_ key: Key) -> Bool {
    guard let type = key.type, let (site, live) = member(.live, of: key), !live.isEffectful else { return false }
    let alias = sites(of: type).lazy.compactMap { self[$0].value }.first
    switch alias ?? live.content {
    case .literal: return true
    case .behaviour: return false
    case .named(let name):
      let value = name == "Self" ? Resolution.type(type) : resolve(name, scope: key.name, file: site.file)
      switch value {
      case .type(let id): return isPlain(id, depth: 0)
      case .external: return Self.plainTypes.contains(name)
      case .composition, .functionType, .ambiguous: return false
      }
    }
  }

  private func isPlain(_ id: TypeID, depth: Int) -> Bool {
    let type = self[id]
    guard type.kind == .`struct` || type.kind == .`enum`, depth < 4 else { return false }
    for site in type.sites {
      for property in self[site].stored {
        switch property.form {
        case .closure, .optionalClosure, .existential: return false
        case .other: continue
        case .named(let name):
          switch resolve(name, scope: type.name, file: site.file) {
          case .type(let inner) where inner != id: if !isPlain(inner, depth: depth + 1) { return false }
          case .external: if !Self.plainTypes.contains(name) { return false }
          case .type: continue
          case .composition, .functionType, .ambiguous: return false
          }
        }
      }
    }
    return true
  }

  private static let plainTypes: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "CGFloat", "Bool",
    "String", "Character", "Substring", "Data", "Date", "URL", "UUID", "Decimal", "TimeInterval", "Duration", "Array", "Dictionary",
    "Set", "Optional", "Range", "ClosedRange", "DateComponents", "CGSize", "CGPoint", "CGRect", "Color", "Void",
  ]
}
