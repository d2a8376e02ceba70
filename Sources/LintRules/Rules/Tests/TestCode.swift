import SwiftLexer

/// What rules about tests ask of a file of tests.
extension Pass {
  /// Only tests run the file's code.
  var isTest: Bool { project.isTest(facts) }

  /// The file is a UI test's: it drives an application from outside.
  var isUITest: Bool {
    if buffer.words.contains(.XCUIApplication) { return true }
    // `ShopUITests` may be the tests of a module `ShopUI`, which a UI test cannot import.
    guard !facts.imports.contains(where: \.isTestable) else { return false }
    return project.modules[facts.module].name.hasSuffix("UITests")
      || facts.path.split(separator: "/").dropLast().contains { $0.hasSuffix("UITests") }
  }

  /// Index of the innermost function or initializer around a token, or -1.
  func function(around token: Int) -> Int {
    var index = outline.declaration(around: token)
    while index >= 0, outline.declarations[index].kind != .function, outline.declarations[index].kind != .initializer {
      index = Int(outline.declarations[index].parent)
    }
    return index
  }

  /// The name of a declaration, or nothing.
  func name(of declaration: Int) -> String {
    guard declaration >= 0, let token = outline.declarations[declaration].name.first else { return "" }
    return QualifiedName.word(buffer[token], file)
  }

  func word(_ token: Int) -> String { QualifiedName.word(buffer[token], file) }

  /// A function that a test library calls: with `@Test`, or a method called `test…`.
  func isTestFunction(_ declaration: Int) -> Bool {
    guard declaration >= 0 else { return false }
    let item = outline.declarations[declaration]
    return outline.attributes[item.attributes].contains { $0.word == .Test } || name(of: declaration).hasPrefix("test")
  }

  /// Index of the innermost type or extension around a declaration, or -1.
  func typeDeclaration(around declaration: Int) -> Int {
    var index = declaration
    while index >= 0, !outline.declarations[index].kind.isNominalOrExtension { index = Int(outline.declarations[index].parent) }
    return index
  }

  /// The type that a declaration is, or extends, is an `XCTestCase`, through classes in view.
  func isTestCase(_ declaration: Int) -> Bool {
    guard let index = typeIndex(ofDeclaration: declaration) else { return false }
    if facts.types[index].inherits.contains(where: { QualifiedName.last($0.name) == "XCTestCase" }) { return true }
    guard let type = type(ofDeclaration: declaration) else { return false }
    return project.inherits(type, from: "XCTestCase")
  }

  /// A type that holds tests: a test case, an `@Suite`, or one with a method that has `@Test`.
  func isSuite(_ declaration: Int) -> Bool {
    guard declaration >= 0 else { return false }
    if isTestCase(declaration) { return true }
    let item = outline.declarations[declaration]
    if outline.attributes[item.attributes].contains(where: { $0.word == .Suite }) { return true }
    return (declaration + 1..<max(declaration + 1, Int(item.subtreeEnd))).contains { index in
      Int(outline.declarations[index].parent) == declaration
        && outline.attributes[outline.declarations[index].attributes].contains { $0.word == .Test }
    }
  }

  /// The library's own `TestStore`, and not one that the project declares.
  var isTestStoreTheLibrarys: Bool { !project.isShadowed("TestStore", in: facts) }

  /// The project is the library itself, or declares what stands in for it: its tests are about what rules speak of.
  var testsTheLibrary: Bool { project.isShadowed("DependencyKey", in: facts) }

  /// The token is behind a period, so a member of something.
  func isMember(_ token: Int) -> Bool { token > 0 && buffer[token - 1].kind == .period }

  /// The word that a member stands on: `Task` of `Task.sleep`, also of `Task<Never, Never>.sleep`; empty where it is none.
  func owner(of member: Int) -> String {
    guard member >= 2, buffer[member - 1].kind == .period else { return "" }
    var index = member - 2
    if buffer[index].kind.isOperator {
      while index > 0, index > member - 12, !(buffer[index].kind.isOperator && file.isText(buffer[index], "<")) { index -= 1 }
      index -= 1
    }
    return index >= 0 && buffer[index].kind.isWord ? word(index) : ""
  }

  /// A word that begins a call on the same line: `name(` or `name {`.
  func opensCall(_ token: Int) -> Bool {
    guard token + 1 < buffer.count else { return false }
    return buffer[token + 1].kind == .leftParen || buffer[token + 1].kind == .leftBrace
  }
}

extension ProjectIndex {
  /// A class inherits, through classes in view, from one of a name.
  func inherits(_ type: TypeID, from name: String) -> Bool {
    var next: TypeID? = type
    for _ in 0..<8 {
      guard let current = next else { return false }
      next = nil
      for site in self[current].sites {
        for entry in self[site].inherits {
          if QualifiedName.last(entry.name) == name { return true }
          if next == nil, case .type(let parent) = resolve(entry.name, scope: self[site].scope, file: site.file),
            self[parent].kind == .`class`
          {
            next = parent
          }
        }
      }
    }
    return false
  }
}
