import SwiftLexer

/// A stored `var` that a whole process shares: a static one, one at file scope, or what a `shared` instance is.
package struct GlobalFact: Sendable {
  package var name: String
  /// Index into the file's `types` of the type or extension that it is a member of, or -1 at file scope.
  package var type: Int32
  /// `static let shared` and its like: what changes are its properties.
  package var isInstance: Bool
}

extension FactCollector {
  mutating func collectGlobal(_ declaration: Declaration, _ index: Int) {
    let isTypeMember = declaration.modifierSet.isTypeMember
    guard isTypeMember || declaration.parent < 0, !declaration.modifierSet.isFileScoped, let token = declaration.name.first else { return }
    let isInstance = declaration.kind == .constant
    guard !isInstance || isTypeMember && buffer[token].word == .shared else { return }
    if let body = declaration.body, body.count > 1 {
      switch buffer[body.lowerBound + 1].word {
      case .willSet, .didSet: break
      default: return
      }
    }
    let isTaskLocal = outline.attributes[declaration.attributes].contains { attribute in
      attribute.name.last.map { file.isText(buffer[$0], "TaskLocal") } ?? false
    }
    guard !isTaskLocal else { return }
    facts.globals.append(GlobalFact(name: name(of: token), type: isTypeMember ? typeOf[index] : -1, isInstance: isInstance))
  }
}

extension ProjectIndex {
  /// Of code that is no test's: for each name of a static `var` the files that declare one.
  func collectGlobals() -> [String: [Int32]] {
    var result: [String: [Int32]] = [:]
    for index in files.indices where !files[index].globals.isEmpty && !isTest(files[index]) && !supportsTests(files[index]) {
      for global in files[index].globals where result[global.name]?.last != Int32(index) {
        result[global.name, default: []].append(Int32(index))
      }
    }
    return result
  }

  /// Whether a type has a static `var`, or a `shared` instance, of a name, declared in code that is no test's.
  package func global(_ name: String, of type: TypeID) -> GlobalFact? {
    for file in filesOfGlobal[name] ?? [] {
      for global in files[Int(file)].globals where global.name == name && global.type >= 0 {
        if self.type(at: TypeSite(file: file, type: global.type)) == type { return global }
      }
    }
    return nil
  }

  /// Whether a module sees a `var` of a name at file scope, in code that is no test's.
  package func hasGlobal(_ name: String, seenBy module: ModuleID) -> Bool {
    (filesOfGlobal[name] ?? []).contains { file in
      modules.sees(module, files[Int(file)].module) && files[Int(file)].globals.contains { $0.name == name && $0.type < 0 && !$0.isInstance }
    }
  }
}
