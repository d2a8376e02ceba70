extension Linkage {
  /// The steps of a chain with their places, for a finding.
  func links(_ chain: [ModuleGraph.Edge], freeing: [ModuleGraph.Edge]) -> [ChainLink] {
    chain.map { edge in
      let (from, to) = (graph[edge.from].name, graph.name(of: edge.to))
      let manifest = graph.place(of: edge)
      return ChainLink(
        from: from, to: to,
        manifest: Note(path: manifest.path, range: manifest.range, message: "'\(from)' depends on '\(to)'"),
        firstImport: imports(of: edge.to, in: edge.from).first.map {
          Note(path: $0.place.path, range: $0.place.range, message: "'\(from)' imports '\(to)'")
        },
        isCut: freeing.contains { $0.from == edge.from && $0.declaration == edge.declaration })
    }
  }
}
