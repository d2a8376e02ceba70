/// Why a module or product is heavy or light, in words.
extension Linkage.Burden {
  /// What the module is, with its article: completes "X is …".
  package var noun: String {
    switch self {
    case .live: "a live module"
    case .configured, .product(.configured): "named in 'modules.heavy'"
    case .product(.database): "a database"
    case .product(.networking): "a network stack"
    case .product(.analytics): "an analytics SDK"
    case .product(.payments): "a payment SDK"
    case .product(.cloud): "a cloud SDK"
    case .product(.auth): "a sign-in SDK"
    case .product(.server): "a server framework"
    case .product(.ml): "a machine learning library"
    case .product(.toolchain): "a compiler library"
    case .product(.runtime): "a language runtime"
    case .product(.crashReporting): "a crash reporter"
    }
  }
}

extension Linkage {
  /// What linking a node costs, in a word (`heavy`, `light`, `unknown`), and why; completes "X is heavy: …".
  package func weight(of node: ModuleGraph.Node) -> (word: String, reason: String) {
    if let burden = burden(of: node) { return ("heavy", burden.noun) }
    let names: [String]
    var isListed = false
    switch node {
    case .external(let id):
      names = [graph[id].name]
      isListed = weights.weight(of: graph[id]) == .light
    case .module(let id): names = [graph[id].name, graph[id].moduleName]
    }
    if names.contains(where: { weights.configuredWeight(of: $0) == .light }) { return ("light", "named in 'modules.light'") }
    if isListed { return ("light", "on the list of light products") }
    if case .module = node { return ("unknown", "a module in view: what it links counts") }
    return ("unknown", "on no list")
  }
}
