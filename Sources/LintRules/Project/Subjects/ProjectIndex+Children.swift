import SwiftLexer

/// Which reducers a reducer is built of.
extension ProjectIndex {
  package struct Child: Sendable {
    package var type: TypeID
    /// Where it is named.
    package var path: String
    package var range: SourceRange
  }

  /// The reducers in view that a reducer is built of: those that its builders make, the payloads of an enum of reducers,
  /// and the enums of reducers whose states its own state holds. Each once, in order of file and place.
  package func children(of reducer: TypeID) -> [Child] {
    var children: [Child] = []
    for site in sites(of: reducer) { add(self[site].children, at: site, of: reducer, to: &children) }
    // That of a reducer around has the same name.
    if let state = state(of: reducer), QualifiedName.parent(self[state].name) == self[reducer].name || aliasedStates.contains(state) {
      for site in sites(of: state) { add(self[site].children, at: site, of: reducer, to: &children) }
    }
    return children
  }

  private func add(_ facts: [ChildFact], at site: TypeSite, of reducer: TypeID, to children: inout [Child]) {
    for fact in facts {
      guard case .type(let id) = resolve(fact.name, scope: self[site].name, file: site.file), id != reducer,
        !children.contains(where: { $0.type == id }), isReducer(id)
      else { continue }
      // `Child.State?` says which child the state is of only where the body need not: for enums.
      if fact.form == .state, self[id].kind != .`enum` { continue }
      children.append(Child(type: id, path: files[Int(site.file)].path, range: fact.range))
    }
  }

  /// A reducer and all that it is built of, each once, parents first.
  package func family(of reducer: TypeID) -> [TypeID] {
    var family = [reducer]
    var seen: Set<TypeID> = [reducer]
    var next = 0
    while next < family.count {
      for child in children(of: family[next]) where seen.insert(child.type).inserted { family.append(child.type) }
      next += 1
    }
    return family
  }
}
