import SwiftLexer

/// What a type is, as far as regions ask. A type may be several things; the order in which they count is the regions'.
package struct TypeRoles: OptionSet, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let reducer = TypeRoles(rawValue: 1 << 0)
  /// A reducer's state, or `@ObservableState`.
  package static let state = TypeRoles(rawValue: 1 << 1)
  package static let view = TypeRoles(rawValue: 1 << 2)
  /// `@Observable`, `ObservableObject`, or it reads dependencies.
  package static let model = TypeRoles(rawValue: 1 << 3)
  /// A live value is made of it.
  package static let live = TypeRoles(rawValue: 1 << 4)
  /// A program starts in it: `@main`, `App`, an application's delegate.
  package static let entry = TypeRoles(rawValue: 1 << 5)
  /// `PreviewProvider`.
  package static let preview = TypeRoles(rawValue: 1 << 6)
  /// Its initializer is handed a protocol's implementation.
  package static let injected = TypeRoles(rawValue: 1 << 7)
}

extension ProjectIndex {
  /// What a type is, with all that its declarations and extensions in view say. Nothing where names are ambiguous.
  package func roles(of site: TypeSite) -> TypeRoles {
    let type = type(at: site)
    let sites = type.map { self.sites(of: $0) } ?? [site]
    let kind = type.map { self[$0].kind } ?? .`extension`
    let ancestors = ancestors(of: sites, named: type == nil ? self[site].name : nil)
    var roles: TypeRoles = []
    if isReducer(sites, ancestors) { roles.insert(.reducer) }
    if isState(site, type) { roles.insert(.state) }
    for name in ancestors { roles.formUnion(Self.roles(ofConformersTo: name)) }
    for site in sites {
      let fact = self[site]
      if fact.attributes.contains(.observable) { roles.insert(.model) }
      if fact.attributes.contains(.main) { roles.insert(.entry) }
      if !fact.dependencies.isEmpty, !isDependencyShadowed(in: facts(of: site)) { roles.insert(.model) }
    }
    if let type {
      if kind == .`class`, Self.isDelegateName(QualifiedName.last(self[type].name)) { roles.insert(.entry) }
      if kind != .`protocol`, liveTypes.contains(type) { roles.insert(.live) }
      if kind == .`class` || kind == .actor || kind == .`struct`, isInjected(sites) { roles.insert(.injected) }
    }
    return roles
  }

  package func isReducer(_ type: TypeID) -> Bool {
    let sites = sites(of: type)
    return isReducer(sites, ancestors(of: sites, named: nil))
  }

  private func isReducer(_ sites: [TypeSite], _ ancestors: Set<String>) -> Bool {
    if ancestors.contains("Reducer") || ancestors.contains("ReducerProtocol") { return true }
    return sites.contains { self[$0].attributes.contains(.reducer) && !isMacroShadowed("Reducer", in: facts(of: $0)) }
  }

  // MARK: Ancestors

  /// Names of all protocols and classes out of view that a type conforms to or inherits from, through those in view.
  ///
  /// - Parameter named: for an extension of a type out of view, that type's name: it is one of its own ancestors.
  private func ancestors(of sites: [TypeSite], named: String?) -> Set<String> {
    var names: Set<String> = []
    var pending: [(name: String, scope: String, file: Int32)] = []
    for site in sites { pending += self[site].inherits.map { ($0.name, self[site].scope, site.file) } }
    if let named, let site = sites.first { pending.append((named, "", site.file)) }
    var seen: Set<TypeID> = []
    var steps = 0
    while let next = pending.popLast(), steps < 256 {
      steps += 1
      switch resolve(next.name, scope: next.scope, file: next.file) {
      case .type(let id):
        if self[id].kind == .`protocol`, isReducerLibrary(self[id].module) { names.insert(QualifiedName.last(self[id].name)) }
        guard seen.insert(id).inserted else { continue }
        for site in self.sites(of: id) { pending += self[site].inherits.map { ($0.name, self[site].scope, site.file) } }
      case .composition(let targets, let scope, let file):
        for target in targets {
          if target == next.name { names.insert(QualifiedName.last(target)) } else { pending.append((target, scope, file)) }
        }
      case .external:
        names.insert(QualifiedName.last(next.name))
      case .functionType, .ambiguous:
        continue
      }
    }
    return names
  }

  private static func roles(ofConformersTo name: String) -> TypeRoles {
    rolesOfConformers[name] ?? (isKitView(name) ? .view : [])
  }

  private static let rolesOfConformers: [String: TypeRoles] = {
    let names: [(TypeRoles, [String])] = [
      (.model, ["ObservableObject"]),
      (.preview, ["PreviewProvider"]),
      (.entry, ["App", "UIApplicationDelegate", "NSApplicationDelegate", "UIWindowSceneDelegate", "WKApplicationDelegate", "UISceneDelegate"]),
      (
        .view,
        [
          "View", "ViewModifier", "Scene", "Commands", "ToolbarContent", "CustomizableToolbarContent", "Shape", "InsettableShape",
          "Layout", "Gesture", "Widget", "WidgetBundle", "Store", "StoreOf", "ViewStore", "ViewStoreOf", "ButtonStyle",
          "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "TextFieldStyle", "ProgressViewStyle", "MenuStyle", "GroupBoxStyle",
          "WKInterfaceObjectRepresentable", "CALayer", "SKScene", "SKNode", "SCNNode", "SCNView", "MTKView",
        ]
      ),
    ]
    return Dictionary(uniqueKeysWithValues: names.flatMap { roles, names in names.map { ($0, roles) } })
  }()

  /// `UIView`, `UIViewController`, `NSViewRepresentable`, `UICollectionViewCell`, `BaseViewController`, `UIWindow` …
  private static func isKitView(_ name: String) -> Bool {
    if name.hasSuffix("ViewController") || name.hasSuffix("ViewRepresentable") || name.hasSuffix("ControllerRepresentable") { return true }
    guard name.hasPrefix("UI") || name.hasPrefix("NS") || name.hasPrefix("WK") else { return false }
    let stem = name.dropFirst(2)
    return ["View", "ViewController", "Window", "Cell", "Control", "Button", "Label", "HostingController", "TableViewCell",
      "CollectionViewCell", "CollectionReusableView", "TextField", "NavigationController", "TabBarController", "SplitViewController",
    ].contains { stem.hasSuffix($0) }
  }

  private static func isDelegateName(_ name: String) -> Bool {
    name.hasSuffix("AppDelegate") || name.hasSuffix("SceneDelegate")
  }

  // MARK: Libraries

  /// A module that declares the library's reducers itself *is* the library, or stands in for it.
  func isReducerLibrary(_ module: ModuleID) -> Bool {
    if modules[module].name == "ComposableArchitecture" { return true }
    return ["Reducer", "Reduce", "Store"].allSatisfy { name in
      types(named: name, seenBy: module).contains { self[$0].module == module }
    }
  }

  /// A module in sight declares a macro of a library's macro's name, and the file does not import the library.
  package func isMacroShadowed(_ name: String, in file: FileFacts) -> Bool {
    guard let homes = macroModules[name] else { return false }
    let own = file.module
    guard homes.contains(where: { modules.sees(own, $0) && !isReducerLibrary($0) && !isLibrary($0) }) else { return false }
    return homes.contains(own) || !Self.importsLibrary(file)
  }

  /// The same for a property wrapper called `Dependency`.
  package func isDependencyShadowed(in file: FileFacts) -> Bool {
    let others = types(named: "Dependency", seenBy: file.module).filter { id in
      !isLibrary(self[id].module) && self[id].sites.contains { self[$0].attributes.contains(.propertyWrapper) }
    }
    guard !others.isEmpty else { return false }
    return others.contains { self[$0].module == file.module } || !Self.importsLibrary(file)
  }

  static func importsLibrary(_ file: FileFacts) -> Bool {
    file.imports.contains { ["ComposableArchitecture", "Dependencies", "DependenciesMacros"].contains($0.module) }
  }

  // MARK: States

  private func isState(_ site: TypeSite, _ type: TypeID?) -> Bool {
    if let type {
      if sites(of: type).contains(where: { self[$0].attributes.contains(.observableState) }) { return true }
      if aliasedStates.contains(type) { return true }
    }
    let name = type.map { self[$0].name } ?? self[site].name
    let parent = QualifiedName.parent(name)
    guard !parent.isEmpty, QualifiedName.last(name) == "State" else { return false }
    switch resolve(parent, scope: "", file: site.file) {
    case .type(let id): return isReducer(id) || standsBesideReducer(site, parent)
    case .external: return type == nil || isReducerOutOfView(parent, site)
    case .composition, .functionType, .ambiguous: return false
    }
  }

  /// A type in the same file, nested in the same parent, is a reducer.
  private func standsBesideReducer(_ site: TypeSite, _ parent: String) -> Bool {
    let facts = facts(of: site)
    return facts.types.indices.contains { index in
      let fact = facts.types[index]
      guard fact.scope == parent, fact.kind.isNominal, index != Int(site.type) else { return false }
      return type(at: TypeSite(file: site.file, type: Int32(index))).map(isReducer) ?? false
    }
  }

  /// `State` is declared in an extension of a type out of view, which only a reducer's module would do.
  private func isReducerOutOfView(_ parent: String, _ site: TypeSite) -> Bool {
    let facts = facts(of: site)
    return facts.types.contains { $0.kind == .`extension` && $0.name == parent && $0.inherits.contains { $0.name == "Reducer" || $0.name == "ReducerProtocol" } }
  }

  /// Types that a reducer's `typealias State = …` names.
  func collectAliasedStates() -> Set<TypeID> {
    var states: Set<TypeID> = []
    for (fileIndex, facts) in files.enumerated() {
      for alias in facts.aliases where QualifiedName.last(alias.name) == "State" && !alias.scope.isEmpty && alias.targets.count == 1 {
        let file = Int32(fileIndex)
        guard alias.targets[0] != "State", case .type(let parent) = resolve(alias.scope, scope: "", file: file), isReducer(parent),
          case .type(let state) = resolve(alias.targets[0], scope: alias.scope, file: file)
        else { continue }
        states.insert(state)
      }
    }
    return states
  }

  /// The state of a reducer in view.
  package func state(of reducer: TypeID) -> TypeID? {
    let type = self[reducer]
    guard let site = type.sites.first, case .type(let state) = resolve("State", scope: type.name, file: site.file) else { return nil }
    return state
  }

  // MARK: Injection

  private func isInjected(_ sites: [TypeSite]) -> Bool {
    sites.contains { site in
      self[site].injected.contains { name in
        let last = QualifiedName.last(name)
        if last == "Clock" { return true }
        guard let conformers = conformers[last], conformers.count > 1 || conformers.hasDouble else { return false }
        guard case .type(let id) = resolve(name, scope: self[site].name, file: site.file) else { return false }
        return self[id].kind == .`protocol`
      }
    }
  }

  // MARK: Effects

  /// Whether `.name { … }` is an effect that the project's own extension of `Effect` builds.
  package func isEffectBuilder(_ name: String, seenBy module: ModuleID) -> Bool {
    effectBuilders[name]?.contains { modules.sees(module, $0) } ?? false
  }

  /// The dependencies that a type reads, in order of file and place.
  package func dependencies(of type: TypeID) -> [(site: TypeSite, property: DependencyProperty)] {
    sites(of: type).flatMap { site -> [(site: TypeSite, property: DependencyProperty)] in
      isDependencyShadowed(in: facts(of: site)) ? [] : self[site].dependencies.map { (site, $0) }
    }
  }

  /// The app declares a dependency of this name itself, so that the key path no longer means the library's.
  package func redeclaresDependency(_ name: String, seenBy module: ModuleID) -> Bool {
    redeclaredDependencies[name]?.contains { modules.sees(module, $0) } ?? false
  }
}
