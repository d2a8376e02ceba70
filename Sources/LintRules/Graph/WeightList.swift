/// What linking a module costs the one that links it.
package enum Weight: Sendable, Equatable {
  /// It brings a piece of the live world.
  case heavy(WeightList.Category)
  /// Values and interfaces: nothing that a test would have to replace.
  case light
  /// Nobody has said.
  case unknown
}

/// Tells heavy products of other packages from light ones: by identity and product, never by a name alone. The project's
/// configuration comes before the shipped list.
package struct WeightList: Sendable {
  package enum Category: String, Sendable, CaseIterable {
    case database, networking, analytics, payments, cloud, auth, server, ml, toolchain, runtime
    case crashReporting = "crash-reporting"
    /// Named in `modules.heavy` of the configuration.
    case configured
  }

  /// `yyyy-mm-dd`: when the shipped list was last gone through.
  package static let date = WeightTable.date

  private let heavy: PatternList
  private let light: PatternList

  package init(_ settings: ModuleSettings = ModuleSettings()) {
    heavy = PatternList(settings.heavy)
    light = PatternList(settings.light)
  }

  package func weight(of product: ModuleGraph.ExternalProduct) -> Weight {
    if let configured = configuredWeight(of: product.name) { return configured }
    if product.isLocal { return .unknown }
    return Self.shipped(identity: product.identity, product: product.name) ?? .unknown
  }

  /// What the configuration says of a name, a module's or a product's: `nil` if nothing. A name that is written out comes
  /// before a pattern, then `heavy` before `light`.
  package func configuredWeight(of name: String) -> Weight? {
    if heavy.spells(name) { return .heavy(.configured) }
    if light.spells(name) { return .light }
    if heavy.matches(name) { return .heavy(.configured) }
    return light.matches(name) ? .light : nil
  }

  /// The shipped list has this product, of whatever weight.
  package static func knows(identity: String, product: String) -> Bool { shipped(identity: identity, product: product) != nil }

  /// A package of this identity has a heavy product on the shipped list.
  static func hasHeavyProduct(ofPackage identity: String) -> Bool {
    entries[identity]?.contains { if case .heavy = $0.weight { true } else { false } } ?? false
  }

  /// Some package on the shipped list has a product of this name.
  static func isProductName(_ name: String) -> Bool { productNames.contains(name) }

  private static let productNames = Set(entries.values.joined().lazy.filter { !$0.isPrefix }.map { ModuleName.make(from: $0.name) })

  private static func shipped(identity: String, product: String) -> Weight? {
    entries[identity]?.first { $0.name == product || $0.isPrefix && product.hasPrefix($0.name) }?.weight
  }

  private struct Entry {
    var name: String
    var isPrefix: Bool
    var weight: Weight
  }

  /// The table by identity, read when it is first asked.
  private static let entries: [String: [Entry]] = {
    var entries: [String: [Entry]] = [:]
    for row in WeightTable.rows.split(separator: "\n") {
      let words = row.split(separator: " ")
      guard words.count > 2 else { continue }
      let weight: Weight =
        switch words[1] {
        case "light": .light
        case "drawing": .unknown
        case let category: Category(rawValue: String(category)).map(Weight.heavy) ?? .unknown
        }
      for product in words.dropFirst(2) {
        let isPrefix = product.hasSuffix("*")
        let name = String(isPrefix ? product.dropLast() : product)
        entries[String(words[0]), default: []].append(Entry(name: name, isPrefix: isPrefix, weight: weight))
      }
    }
    return entries
  }()
}
