/// Finds what a name on the command line means.
package enum NeedsLookup<Found> {
  case found(Found)
  /// Names that tell the candidates apart, with their places.
  case ambiguous([String])
  /// Names that there are.
  case none(known: [String])
}

extension NeedsReader {
  /// `Feature`, `Parent.Feature`, `Module.Feature`, or `Feature.swift:Feature` for types of one name.
  package func subject(named written: String) -> NeedsLookup<TypeID> {
    let subjects = self.subjects
    var name = written
    var path: String?
    if let colon = written.lastIndex(of: ":") {
      path = String(written[..<colon])
      name = String(written[written.index(after: colon)...])
    }
    var candidates = subjects.filter { matches(project[$0].name, name) || name == qualified($0) }
    if let path { candidates = candidates.filter { place(of: $0).path == path || place(of: $0).path.hasSuffix("/" + path) } }
    let exact = candidates.filter { project[$0].name == name || name == qualified($0) }
    if exact.count == 1 { return .found(exact[0]) }
    if candidates.count == 1 { return .found(candidates[0]) }
    if candidates.isEmpty { return .none(known: subjects.flatMap { [project[$0].name, QualifiedName.last(project[$0].name)] }) }
    let isTold = Set(candidates.map(qualified)).count == candidates.count
    return .ambiguous(candidates.map { type in
      let place = place(of: type)
      return isTold ? "'\(qualified(type))' (\(place.text))" : "'\(place.path):\(project[type].name)' (line \(place.line))"
    })
  }

  private func matches(_ full: String, _ name: String) -> Bool { full == name || full.hasSuffix("." + name) }

  /// `Module.Feature`.
  private func qualified(_ type: TypeID) -> String {
    let module = project.modules[project[type].module].name
    return module.isEmpty ? project[type].name : "\(module).\(project[type].name)"
  }

  private func place(of type: TypeID) -> NeedsPlace {
    guard let site = project[type].sites.first else { return NeedsPlace(path: "", line: 1) }
    return place(project.facts(of: site).path, project[site].range)
  }
}
