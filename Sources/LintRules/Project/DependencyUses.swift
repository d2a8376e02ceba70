import SwiftLexer

/// Names of keys and of properties of `DependencyValues` that a file's code uses, by what stands around them alone: rather
/// one too many than one too few, since a rule asks whether there is none.
package struct DependencyUses: Sendable {
  /// Types in `Key.self`, and those that `.dependency(Type…)` is given, as written, each once.
  package var types: [String] = []
  /// Properties that `@Dependency(\.name…)` reads, each once.
  package var read: [String] = []
  /// Properties that are assigned to, or handed to `.dependency(\.name, …)`, each once.
  package var assigned: [String] = []

  private static let words = WordSet([
    .Dependency, .DependencyValues, .withDependencies, .prepareDependencies, .withEscapedDependencies, .transformDependency, .dependency,
    .dependencies,
  ])

  static func read(_ file: SourceFile, _ buffer: TokenBuffer) -> DependencyUses {
    var uses = DependencyUses()
    guard buffer.words.intersects(words) else { return uses }
    var types: Set<String> = []
    var read: Set<String> = []
    var assigned: Set<String> = []
    func name(_ token: Int) -> String { QualifiedName.word(buffer[token], file) }
    for index in 2..<max(2, buffer.count - 2) {
      let token = buffer[index]
      switch token.kind {
      case .keyword where token.word == .`self` && buffer[index - 1].kind == .period && buffer[index - 2].kind.isWord:
        var start = index - 2
        while start >= 2, buffer[start - 1].kind == .period, buffer[start - 2].kind.isWord { start -= 2 }
        if let type = QualifiedName.read(start..<index - 1, buffer, file) { types.insert(type) }
      case .backslash where buffer[index + 1].kind == .period && buffer[index + 2].kind.isWord && buffer[index - 1].kind == .leftParen:
        if buffer[index - 2].word == .Dependency { read.insert(name(index + 2)) } else { assigned.insert(name(index + 2)) }
      case .leftParen where buffer[index - 1].word == .dependency:
        // `Type.value`, `Type(…)`.
        let name = QualifiedName.read(index + 1..<min(index + 16, buffer.count), buffer, file) ?? ""
        let type = name.split(separator: ".").prefix { $0.first?.isUppercase ?? false }.joined(separator: ".")
        if !type.isEmpty { types.insert(type) }
      case .period where buffer[index + 1].kind.isWord:
        guard buffer[index - 1].kind == .dollarIdentifier || buffer[index - 1].kind == .identifier else { continue }
        let next = buffer[index + 2].kind
        if next == .equal || buffer[index - 1].kind == .dollarIdentifier && (next == .period || next == .leftParen) {
          assigned.insert(name(index + 1))
        }
      default: continue
      }
    }
    uses.types = types.sorted()
    uses.read = read.sorted()
    uses.assigned = assigned.sorted()
    return uses
  }
}

/// The names of all files together.
struct DependencyUseTable: Sendable {
  /// Types by their last name, as written.
  private var types: [String: [String]] = [:]
  /// Properties that code of no test assigns to.
  private var assigned: Set<String> = []
  private var read: Set<String> = []
  private var readByTests: Set<String> = []
  /// Properties by the last name of a key that they index.
  private var properties: [String: [String]] = [:]

  init() {}

  init(_ files: [FileFacts], isTest: (FileFacts) -> Bool) {
    for facts in files {
      for type in facts.uses.types { types[QualifiedName.last(type), default: []].append(type) }
      for registration in facts.registrations {
        for key in Set(registration.keys).sorted() { properties[QualifiedName.last(key), default: []].append(registration.name) }
      }
      if isTest(facts) {
        readByTests.formUnion(facts.uses.read)
      } else {
        assigned.formUnion(facts.uses.assigned)
        read.formUnion(facts.uses.read)
      }
    }
    for facts in files {
      for alias in facts.aliases where types[QualifiedName.last(alias.name)] != nil {
        for target in alias.targets { types[QualifiedName.last(target), default: []].append(target) }
      }
    }
  }

  /// Properties of `DependencyValues` that may give a key's value.
  func properties(of key: Key) -> [String] { properties[QualifiedName.last(key.name)] ?? [] }

  /// One of the names may be the key's: they may be written with fewer or more of the types around.
  func mentions(_ key: Key) -> Bool {
    (types[QualifiedName.last(key.name)] ?? []).contains { name in
      name == key.name || key.name.hasSuffix("." + name) || name.hasSuffix("." + key.name)
    }
  }

  func isAssigned(_ key: Key) -> Bool { properties(of: key).contains { assigned.contains($0) } }

  func isReadByTestsOnly(_ key: Key) -> Bool {
    let names = properties(of: key)
    return names.contains { readByTests.contains($0) } && !names.contains { read.contains($0) }
  }
}

extension ProjectIndex {
  /// `Key.self` is written somewhere in view, so that the key may be used.
  package func isMentioned(_ key: Key) -> Bool { uses.mentions(key) }

  /// Code of the app sets the key's value, by a property that reads it.
  package func isAssigned(_ key: Key) -> Bool { uses.isAssigned(key) || isPrepared(key) }

  package func isReadByTestsOnly(_ key: Key) -> Bool { uses.isReadByTestsOnly(key) }

  /// `prepareDependencies` sets a property in view that reads the key.
  package func isPrepared(_ key: Key) -> Bool { uses.properties(of: key).contains { preparedNames.contains($0) } }
}

extension ProjectIndex {
  /// An entry of a program is in view.
  package var hasEntry: Bool { !entries.isEmpty }

  /// A program in view is known to link the module.
  package func isLinkedByEntry(_ module: ModuleID) -> Bool {
    entries.contains { entry in
      if entry.module == module || modules[entry.module].isDeclared { return modules.sees(entry.module, module) }
      // An app's project file is not read: what its files import is linked.
      return modules[module].isDeclared && importedByApp.contains(modules[module].name)
    }
  }

  func collectEntries() -> [FileFacts] { files.filter { $0.isEntry && !isTest($0) } }

  /// Modules that files of no target import.
  func collectImportedByApp() -> Set<String> {
    var names: Set<String> = []
    for facts in files where !modules[facts.module].isDeclared && !isTest(facts) { names.formUnion(facts.imports.map(\.module)) }
    return names
  }
}
