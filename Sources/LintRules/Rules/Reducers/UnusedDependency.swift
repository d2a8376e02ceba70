import SwiftLexer

/// Reports dependencies that are declared and read by nobody.
package struct UnusedDependency: Rule {
  package static let metadata = RuleMetadata(
    id: "unused_dependency", group: .reducers, summary: "dependency that is declared and never used", severity: .warning,
    since: "0.1.0", fixes: .sometimes, interest: .tokens([.Dependency]),
    explanation: #"""
      ## What it does

      Reports a property or local with `@Dependency` that the code does not use. A parameter or local of the same name that is
      used in its place does not count as a use.

      It is a note for a public property, which code out of view may use.

      ## Why is this bad?

      The dependencies of a type say what its tests have to override and what its author has to think of. One that is
      never used sends both the wrong way: a test overrides what nothing asks for, and the module imports, links and
      waits for a client that it could do without.

      Where a local of the same name stands in front of it, something worse may be the case: `let date = state.date` was
      meant to be the clock.

      ## Example

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Todos {
        struct State: Equatable { var ids: [UUID] = [] }
        enum Action { case addButtonTapped }

        @Dependency(\.uuid) var uuid
        @Dependency(\.continuousClock) var clock

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.ids.append(uuid())
            return .none
          }
        }
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Todos {
        struct State: Equatable { var ids: [UUID] = [] }
        enum Action { case addButtonTapped }

        @Dependency(\.uuid) var uuid

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.ids.append(uuid())
            return .none
          }
        }
      }
      ```

      ## Limits

      The type's own code is looked at, and its extensions in all files. A property that may be read from outside is
      passed over: one that a protocol asks for, one of a class with subclasses, and, in a type that is neither a reducer nor
      a view, one whose name is read of any value where the type can be seen. So is a dependency that a class only has so that
      `withDependencies(from:)` finds one.

      Wrappers that are static are `static_dependency`'s. At file scope only private ones are judged.

      ## Disable it

      Where a property stands for code that is generated at build time, on its line.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let file = pass.fileIndex, !pass.project.isLibrary(pass.facts.module), !pass.project.isReducerLibrary(pass.facts.module),
      !pass.project.isDependencyShadowed(in: pass.facts)
    else { return }
    var unused = properties(pass, file) + locals(pass)
    unused.sort { $0.declaration < $1.declaration }
    let removal = DeclarationRemoval(of: unused.map(\.declaration), pass)
    for (index, item) in unused.enumerated() {
      let edit = removal.edits[index]
      let fixes = edit.map { [Fix(title: "remove the dependency", applicability: item.isPublic || item.mayBeRead ? .unsafe : .safe, edits: [$0])] }
      report(
        pass.finding(
          Self.metadata, severity: item.isPublic ? .note : .warning, at: item.range, Finding.Message.unused(item).text,
          fixes: fixes ?? []))
    }
  }

  fileprivate struct Unused {
    var name: String
    var range: SourceRange
    var declaration: Int
    /// Of the type that it is a property of.
    var owner: String?
    var isHidden: Bool
    var isPublic = false
    /// Somewhere in its module a member of this name is read of a value, which may be of its type.
    var mayBeRead = false
  }

  // MARK: Properties

  private func properties(_ pass: borrowing Pass, _ file: Int32) -> [Unused] {
    var result: [Unused] = []
    for (typeIndex, fact) in pass.facts.types.enumerated() where !fact.dependencies.isEmpty && fact.kind != .`protocol` {
      guard let type = pass.project.type(at: TypeSite(file: file, type: Int32(typeIndex))) else { continue }
      result += unused(fact.dependencies, of: type, pass, file)
    }
    return result
  }

  private func unused(_ properties: [DependencyProperty], of type: TypeID, _ pass: borrowing Pass, _ file: Int32) -> [Unused] {
    let code = OwnCode(of: type, pass)
    let names = properties.map(\.name)
    var uses = NameUses(of: names, pass.file, pass.buffer)
    for body in code.bodies { uses.read(body.tokens, skipping: body.nested, isMemberList: true) }
    let used = Set(uses.uses.map { names[$0.name] })
    let candidates = properties.indices.filter { index in
      !used.contains(names[index]) && !mayBeUsedElsewhere(properties[index], of: type, pass, file)
    }
    let isLastOfSource = candidates.count == properties.count && isSource(type, code, pass, file)
    guard !candidates.isEmpty, !isLastOfSource else { return [] }
    return candidates.map { index in
      let declaration = pass.outline.declarations[Int(properties[index].declaration)]
      return Unused(
        name: names[index], range: properties[index].range, declaration: Int(properties[index].declaration),
        owner: QualifiedName.last(pass.project[type].name), isHidden: uses.isHidden[names.firstIndex(of: names[index]) ?? index],
        isPublic: declaration.modifierSet.contains(.public) || declaration.modifierSet.contains(.open),
        mayBeRead: !properties[index].isPrivate && pass.project.isRead(NameHash(names[index]), ofTypesIn: pass.project[type].module))
    }
  }

  private func mayBeUsedElsewhere(_ property: DependencyProperty, of type: TypeID, _ pass: borrowing Pass, _ file: Int32) -> Bool {
    let project = pass.project
    if project.isRequired(property.name, of: type) { return true }
    guard !property.isPrivate else { return false }
    let module = project[type].module
    let name = NameHash(property.name)
    if project.hasSubclass(type) || project.incomplete.contains(module) { return true }
    if project.isMentioned(name, inExtensionsOf: type, outside: file) { return true }
    guard project.isRead(name, ofTypesIn: module), let site = project[type].sites.first else { return false }
    return project.roles(of: site).isDisjoint(with: [.reducer, .view])
  }

  /// Its dependencies are handed on by `withDependencies(from:)`, which wants to find one.
  private func isSource(_ type: TypeID, _ code: OwnCode, _ pass: borrowing Pass, _ file: Int32) -> Bool {
    guard pass.project[type].kind == .`class` || pass.project[type].kind == .actor else { return false }
    if pass.project.handsOnDependencies(of: pass.project[type].module) || pass.project.isSource(type, outside: file) { return true }
    return code.bodies.contains { body in
      body.tokens.contains { pass.buffer[$0].word == .withDependencies && pass.file.isText(pass.buffer[$0 + 2], "from") }
    }
  }

  // MARK: Locals

  /// Locals, and private properties at file scope.
  private func locals(_ pass: borrowing Pass) -> [Unused] {
    var result: [Unused] = []
    for local in LocalDependency.all(in: pass) where !local.isAtFileScope || local.property.isPrivate {
      var uses = NameUses(of: [local.property.name], pass.file, pass.buffer)
      uses.read(local.scope, isMemberList: local.isAtFileScope)
      guard uses.uses.isEmpty else { continue }
      result.append(
        Unused(
          name: local.property.name, range: local.property.range, declaration: Int(local.property.declaration), owner: nil,
          isHidden: uses.isHidden[0]))
    }
    return result
  }
}

extension Finding.Message {
  fileprivate static func unused(_ item: UnusedDependency.Unused) -> Self {
    let owner = item.owner.map { " in '\($0)'" } ?? ""
    return if item.isHidden {
      "'\(item.name)' is never used\(owner): each use of the name is of a local; use the dependency, or remove it"
    } else if item.isPublic {
      "'\(item.name)' is never used\(owner), unless by code out of view: tests have to think of a client that nothing asks for"
    } else {
      "'\(item.name)' is never used\(owner): tests have to think of a client that nothing asks for; remove it"
    }
  }
}
