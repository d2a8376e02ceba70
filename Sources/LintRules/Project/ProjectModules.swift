/// The modules that the files of a project belong to, as far as facts and rules need them.
///
/// Files that no manifest claims belong to one unnamed module, and to a second one where they are tests by their folder:
/// an app's project file is not read, and its test target sees the app, never the other way round.
package struct ProjectModules: Sendable {
  package struct Module: Sendable {
    /// As it is imported; empty for the unnamed ones.
    package var name: String
    /// Target's name in its manifest; `nil` for the unnamed ones.
    package var target: String?
    package var isTest: Bool
    /// The manifest says what it is; otherwise only its files' paths do.
    package var isDeclared: Bool

    package init(name: String, target: String?, isTest: Bool, isDeclared: Bool) {
      self.name = name
      self.target = target
      self.isTest = isTest
      self.isDeclared = isDeclared
    }
  }

  /// Those of the manifests, then the unnamed one, then the unnamed one of tests.
  package let modules: [Module]
  /// For each module those that it sees, itself included: a bit each.
  private let visible: [[UInt64]]
  private let idsByName: [String: [ModuleID]]

  /// - Parameter sees: the declared modules that one of them may name.
  package init(declared: [Module], sees: (ModuleID) -> [ModuleID]) {
    var modules = declared
    modules.append(Module(name: "", target: nil, isTest: false, isDeclared: false))
    modules.append(Module(name: "", target: nil, isTest: true, isDeclared: false))
    let unnamed = declared.count
    let words = (modules.count + 63) / 64
    var visible = Array(repeating: [UInt64](repeating: 0, count: words), count: modules.count)
    for from in modules.indices {
      // What no manifest claims may see everything but tests.
      let others = from < unnamed ? sees(ModuleID(from)) : modules.indices.filter { !modules[$0].isTest }.map { ModuleID($0) }
      for to in others + [ModuleID(from)] { visible[from][Int(to.index) >> 6] |= 1 << UInt64(to.index & 63) }
    }
    var idsByName: [String: [ModuleID]] = [:]
    for index in declared.indices { idsByName[declared[index].name, default: []].append(ModuleID(index)) }
    self.modules = modules
    self.visible = visible
    self.idsByName = idsByName
  }

  package var unnamed: ModuleID { ModuleID(modules.count - 2) }
  package var unnamedTests: ModuleID { ModuleID(modules.count - 1) }

  package subscript(id: ModuleID) -> Module { modules[Int(id.index)] }

  /// Whether code of `from` may name what `to` declares.
  package func sees(_ from: ModuleID, _ to: ModuleID) -> Bool {
    visible[Int(from.index)][Int(to.index) >> 6] & (1 << UInt64(to.index & 63)) != 0
  }

  package func ids(named name: String) -> [ModuleID] { idsByName[name] ?? [] }

  package func targetName(of id: ModuleID) -> String? { self[id].target }
}
