import SwiftLexer

/// The declarations of a file with `@Dependency`.
struct DependencyDeclaration {
  /// Index into the outline's declarations.
  var declaration: Int
  /// Token of its name.
  var nameToken: Int
  var attribute: Attribute
  var name: String

  /// In source order; none in the libraries themselves, and where the project has a property wrapper of that name.
  static func all(in pass: borrowing Pass) -> [DependencyDeclaration] {
    guard pass.judgesDependencies else { return [] }
    var result: [DependencyDeclaration] = []
    for (index, declaration) in pass.outline.declarations.enumerated() where declaration.kind == .variable && !declaration.attributes.isEmpty {
      guard let nameToken = declaration.name.first,
        let attribute = pass.outline.attributes[declaration.attributes].first(where: { $0.word == .Dependency })
      else { continue }
      result.append(
        DependencyDeclaration(
          declaration: index, nameToken: nameToken, attribute: attribute, name: QualifiedName.word(pass.buffer[nameToken], pass.file)))
    }
    return result
  }

  /// The attribute, by which the place of a finding about where the declaration stands differs from one about its name.
  func attributeRange(_ pass: borrowing Pass) -> SourceRange { pass.buffer.range(of: attribute.tokens) }

  /// The declaration around it, or -1.
  func parent(_ pass: borrowing Pass) -> Int { Int(pass.outline.declarations[declaration].parent) }

  func isMember(_ pass: borrowing Pass) -> Bool {
    let parent = parent(pass)
    return parent >= 0 && pass.outline.declarations[parent].kind.isNominalOrExtension
  }
}

extension Pass {
  /// `@Dependency` is the library's here, and the file is not of the library itself.
  var judgesDependencies: Bool {
    !project.isLibrary(facts.module) && !project.isReducerLibrary(facts.module) && !project.isDependencyShadowed(in: facts)
  }
}
