import SwiftLexer

extension Pass {
  /// Index into `facts.types` of the type or extension that a declaration is.
  package func typeIndex(ofDeclaration declaration: Int) -> Int? {
    var low = 0
    var high = facts.types.count
    while low < high {
      let middle = (low + high) / 2
      if Int(facts.types[middle].declaration) < declaration { low = middle + 1 } else { high = middle }
    }
    return low < facts.types.count && Int(facts.types[low].declaration) == declaration ? low : nil
  }

  /// The type in view that a declaration declares or extends.
  package func type(ofDeclaration declaration: Int) -> TypeID? {
    guard let index = typeIndex(ofDeclaration: declaration), let file = project.fileIndex(of: facts.path) else { return nil }
    return project.type(at: TypeSite(file: file, type: Int32(index)))
  }
}
