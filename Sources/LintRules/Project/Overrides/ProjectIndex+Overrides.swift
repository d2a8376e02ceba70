import SwiftLexer

/// A dependency that an override names.
package struct OverriddenDependency: Sendable {
  /// `nil` for a property with `@DependencyEntry`.
  package var key: Key?
  package var entry: EntryFact?
  /// The type of its values where it is declared in view.
  package var value: TypeID?
  /// As it is registered, or the key's type.
  package var name: String
}

extension ProjectIndex {
  /// What an override's root stands for in a file; `nil` for what is declared out of view, and where declarations that the
  /// file's module sees disagree.
  package func dependency(_ root: OverrideFact.Root, in facts: FileFacts) -> OverriddenDependency? {
    switch root {
    case .property(let name): return dependency(named: name, seenBy: facts.module)
    case .key(let written), .value(let written?):
      guard let file = fileIndex(of: facts.path), case .type(let type) = resolve(written, scope: "", file: file),
        let key = key(of: type)
      else { return nil }
      return OverriddenDependency(key: key, entry: nil, value: valueType(of: key), name: key.name)
    case .value(nil), .all: return nil
    }
  }

  /// The dependency that a property of `DependencyValues` indexes, of those that the dependency closure of a module declares.
  package func dependency(named name: String, seenBy module: ModuleID) -> OverriddenDependency? {
    var found: OverriddenDependency?
    var foundType: TypeID?
    for file in filesOfRegistration[name] ?? [] where modules.sees(module, files[Int(file)].module) {
      for registration in files[Int(file)].registrations where registration.name == name {
        guard let first = registration.keys.first, registration.keys.allSatisfy({ $0 == first }),
          case .type(let type) = resolve(first, scope: "DependencyValues", file: file), let key = key(of: type),
          found == nil || foundType == type
        else { return nil }
        found = OverriddenDependency(key: key, entry: nil, value: valueType(of: key), name: name)
        foundType = type
      }
      for entry in files[Int(file)].entries where entry.name == name {
        guard found == nil else { return nil }
        var value: TypeID?
        if let written = entry.type, case .type(let type) = resolve(written, scope: "DependencyValues", file: file) { value = type }
        found = OverriddenDependency(key: nil, entry: entry, value: value, name: name)
      }
    }
    return found
  }

  /// Code that is no test and that only tests link: by the target's name, else by what the file imports.
  package func supportsTests(_ facts: FileFacts) -> Bool {
    let name = modules[facts.module].name
    if ["TestSupport", "TestHelpers", "TestUtilities", "TestingSupport", "Testing"].contains(where: name.hasSuffix) { return true }
    return facts.imports.contains { ["XCTest", "Testing", "DependenciesTestSupport"].contains($0.module) && !$0.isUnderCanImport }
  }

  // MARK: What is in force

  /// Blocks whose values hold where another block stands, the outermost first: around it, before it in its function, the
  /// traits of its function and of the suites around it, what its class and its superclasses set up.
  ///
  /// Of each the file comes with it. What is handed on to functions is not followed: see `overrides(of:in:)`.
  package func blocksInForce(at block: OverrideBlock, in facts: FileFacts) -> [(facts: FileFacts, block: OverrideBlock)] {
    var result = setUps(of: block.type, in: facts)
    for other in facts.overrideBlocks where other.range != block.range {
      // A trait of the function itself holds for all in it.
      guard other.scope.start <= block.range.start, block.range.end <= other.scope.end, other.form != .function else { continue }
      if other.form == .modifier || other.range.start < block.range.start { result.append((facts, other)) }
    }
    return result
  }

  /// What `setUp` and `invokeTest` of a class and of its superclasses in view set.
  private func setUps(of type: Int32, in facts: FileFacts) -> [(facts: FileFacts, block: OverrideBlock)] {
    guard type >= 0, let file = fileIndex(of: facts.path) else { return [] }
    var result: [(facts: FileFacts, block: OverrideBlock)] = []
    var next = self.type(at: TypeSite(file: file, type: type))
    var depth = 0
    while let type = next, depth < 8 {
      depth += 1
      next = nil
      for site in sites(of: type) {
        let own = self.facts(of: site)
        for block in own.overrideBlocks where block.type == site.type {
          switch block.function {
          case "setUp", "setUpWithError", "invokeTest", "init": result.insert((own, block), at: 0)
          default: break
          }
        }
        guard self[type].kind == .`class`, next == nil else { continue }
        for entry in self[site].inherits {
          guard case .type(let parent) = resolve(entry.name, scope: self[site].scope, file: site.file), self[parent].kind == .`class`
          else { continue }
          next = parent
          break
        }
      }
    }
    return result
  }

  /// The overrides of a block, those of functions in view that it hands its values on to in their place.
  ///
  /// A function out of view, or one of several of its name, stays what it is: `handOn`.
  package func overrides(of block: OverrideBlock, in facts: FileFacts, depth: Int = 0) -> [OverrideFact] {
    var result: [OverrideFact] = []
    for override in facts.overrides[block.overrides] {
      guard case .handOn(let name) = override.operation, override.root == .all, depth < 4,
        let (home, function) = function(thatOverrides: name, seenFrom: facts)
      else {
        result.append(override)
        continue
      }
      result += overrides(of: function, in: home, depth: depth + 1)
    }
    return result
  }

  /// The only function of a name in view that is handed `inout DependencyValues`; one of the file itself first.
  private func function(thatOverrides name: String, seenFrom facts: FileFacts) -> (FileFacts, OverrideBlock)? {
    let own = facts.overrideBlocks.filter { $0.form == .function && $0.function == name }
    if own.count == 1 { return (facts, own[0]) }
    guard own.isEmpty else { return nil }
    var found: (FileFacts, OverrideBlock)?
    for file in filesOfOverridingFunction[name] ?? [] where modules.sees(facts.module, files[Int(file)].module) {
      for block in files[Int(file)].overrideBlocks where block.form == .function && block.function == name {
        guard found == nil else { return nil }
        found = (files[Int(file)], block)
      }
    }
    return found
  }

  /// For each name of a function that is handed `inout DependencyValues`, the files that declare one.
  func collectOverridingFunctions() -> [String: [Int32]] {
    var result: [String: [Int32]] = [:]
    for index in files.indices {
      for block in files[index].overrideBlocks where block.form == .function {
        if let name = block.function, result[name]?.last != Int32(index) { result[name, default: []].append(Int32(index)) }
      }
    }
    return result
  }

  // MARK: Endpoints

  func collectEndpointOverrides() -> [String: [OverrideSite]] {
    var result: [String: [OverrideSite]] = [:]
    for index in files.indices where !files[index].overrides.isEmpty && isTest(files[index]) {
      for (place, override) in files[index].overrides.enumerated() where override.rest.count == 1 && override.operation == .assign {
        guard case .closure(.works)? = override.value?.root else { continue }
        result[override.rest[0], default: []].append(OverrideSite(file: Int32(index), override: Int32(place)))
      }
    }
    return result
  }

  /// Overrides in tests that make an endpoint of a key do more than to answer, by file and place.
  package func workingOverrides(of endpoint: String, of key: Key) -> [(facts: FileFacts, override: OverrideFact)] {
    (endpointOverrides[endpoint] ?? []).compactMap { site in
      let facts = files[Int(site.file)]
      let override = facts.overrides[Int(site.override)]
      guard let type = key.type, dependency(override.root, in: facts)?.key?.type == type else { return nil }
      return (facts, override)
    }
  }
}

/// An override: a file, and an index into its `FileFacts.overrides`.
struct OverrideSite: Sendable {
  var file: Int32
  var override: Int32
}
