import SwiftLexer

/// One reading of one manifest.
struct ManifestEvaluation {
  private let tokens: ManifestTokens
  private let header: ManifestHeader
  private let statements: [ManifestStatement]
  private let constants: ManifestConstants
  /// Token ranges of the constants whose values are targets or products, which are objects that code could change.
  private var objects: [(name: String, statement: Range<Int>)] = []

  init(_ tokens: ManifestTokens, _ header: ManifestHeader) {
    self.tokens = tokens
    self.header = header
    statements = tokens.statements(in: 0..<max(0, tokens.count - 1))
    constants = ManifestConstants(statements, tokens)
  }

  consuming func manifest() throws(ManifestRefusal) -> PackageManifest {
    guard let toolsVersion = header.toolsVersion else {
      throw ManifestRefusal(reason: "it has no tools version", place: SourceRange(start: 0, end: 0))
    }
    if let issue = tokens.buffer.issues.first {
      throw ManifestRefusal(reason: "it is no well-formed Swift", place: issue.range)
    }
    for statement in statements where statement.kind == .loop {
      throw refusal("it has a loop", statement.tokens)
    }
    try refuseShadowing()
    let (variable, statement, parenthesis) = try packageCall()
    var manifest = PackageManifest(name: "", toolsVersion: toolsVersion)
    try readPackage(parenthesis, into: &manifest)
    objects.append((variable, statement))
    try refuseChanges()
    return manifest
  }

  private func refusal(_ reason: String, _ range: Range<Int>) -> ManifestRefusal {
    ManifestRefusal(reason: reason, place: tokens.range(range))
  }

  // MARK: The package

  /// The one statement `let package = Package(…)`.
  private func packageCall() throws(ManifestRefusal) -> (variable: String, statement: Range<Int>, parenthesis: Int) {
    var found: (variable: String, statement: Range<Int>, parenthesis: Int)?
    for statement in statements {
      guard case .constant(let name, let type, let value, _) = statement.kind, let call = tokens.call(value) else { continue }
      let isPackage = Self.strip(call.path) == ["Package"] && !call.isImplicit
      let isInit =
        call.path.last == "init"
        && (call.isImplicit
          ? type.map { tokens.memberPath($0)?.path.last == "Package" } == true : Self.strip(call.path).first == "Package")
      guard isPackage || isInit else { continue }
      if statement.isConditional { throw refusal("the package is declared under #if", statement.tokens) }
      if found != nil { throw refusal("there is more than one package", statement.tokens) }
      found = (name, statement.tokens, call.parenthesis)
    }
    guard let found else {
      throw ManifestRefusal(reason: "no constant is a call of 'Package'", place: SourceRange(start: 0, end: 0))
    }
    return found
  }

  /// A path without `PackageDescription`.
  private static func strip(_ path: [String]) -> [String] {
    path.first == "PackageDescription" ? Array(path.dropFirst()) : path
  }

  private mutating func readPackage(
    _ parenthesis: Int, into manifest: inout PackageManifest
  ) throws(ManifestRefusal) {
    var hasName = false
    for argument in tokens.arguments(ofParenthesisAt: parenthesis) {
      switch argument.label {
      case "name":
        manifest.name = try string(argument.value, "the package's name")
        hasName = true
      case "products":
        for element in try elements(argument.value, "products", type: "Product") {
          manifest.products.append(try product(element))
        }
      case "dependencies":
        for element in try elements(argument.value, "dependencies", type: "Package.Dependency") {
          manifest.dependencies.append(try packageDependency(element))
        }
      case "targets":
        for element in try elements(argument.value, "targets", type: "Target") {
          manifest.targets.append(try target(element))
        }
      case "swiftLanguageModes", "swiftLanguageVersions":
        manifest.languageModes = ManifestSettings(tokens, constants).packageModes(argument.value)
      case "defaultLocalization", "platforms", "pkgConfig", "providers", "traits", "cLanguageStandard",
        "cxxLanguageStandard":
        break
      default:
        throw refusal("'Package' has an argument that is not known", argument.value)
      }
    }
    if !hasName { throw refusal("the package has no name", parenthesis..<parenthesis + 1) }
  }

  private mutating func product(_ element: Range<Int>) throws(ManifestRefusal) -> PackageManifest.Product {
    let call = try member(element, "a product", types: ["Product"])
    let kind: PackageManifest.Product.Kind
    switch call.name {
    case "library": kind = .library
    case "executable", "iOSApplication": kind = .executable
    case "plugin": kind = .plugin
    default: throw refusal("the product '.\(call.name)' is not known", element)
    }
    var product = PackageManifest.Product(name: "", kind: kind, targets: [])
    for argument in call.arguments {
      switch argument.label {
      case "name": product.name = try string(argument.value, "a product's name")
      case "targets": product.targets = try strings(argument.value, "'targets' of a product")
      case .some where kind == .executable && call.name == "iOSApplication": break
      case "type": break
      default: throw refusal("a product has an argument that is not known", argument.value)
      }
    }
    return product
  }

  private mutating func packageDependency(_ element: Range<Int>) throws(ManifestRefusal) -> PackageManifest.Dependency {
    let call = try member(element, "a package dependency", types: ["Package.Dependency"])
    guard call.name == "package" else { throw refusal("the package dependency '.\(call.name)' is not known", element) }
    var location: PackageManifest.Dependency.Location?
    var name: String?
    for argument in call.arguments {
      switch argument.label {
      case "name": name = isNil(argument.value) ? nil : try string(argument.value, "a package dependency's name")
      case "path": location = .path(PathText.normalized(try string(argument.value, "the path of a package dependency")))
      case "url":
        let url = try string(argument.value, "the URL of a package dependency")
        let isLocal = url.hasPrefix(".") || url.hasPrefix("/")
        location = .url(isLocal ? PathText.normalized(url) : url)
      case "id": location = .registry(try string(argument.value, "the identifier of a package dependency"))
      default: break
      }
    }
    guard let location else { throw refusal("a package dependency has neither path nor URL nor identifier", element) }
    return PackageManifest.Dependency(
      location: location, name: name, versions: VersionRequirement.read(call.arguments, tokens), place: tokens.range(element))
  }

  // MARK: Targets

  static let targetKinds: [String: PackageManifest.Target.Kind] = [
    "target": .regular, "executableTarget": .executable, "testTarget": .test, "systemLibrary": .system,
    "binaryTarget": .binary, "plugin": .plugin, "macro": .macro
  ]

  private mutating func target(_ element: Range<Int>) throws(ManifestRefusal) -> PackageManifest.Target {
    let call = try member(element, "a target", types: ["Target"])
    guard let kind = Self.targetKinds[call.name] else { throw refusal("the target '.\(call.name)' is not known", element) }
    var target = PackageManifest.Target(name: "", kind: kind)
    for argument in call.arguments {
      let owner = target.name.isEmpty ? "a target" : "'\(target.name)'"
      switch argument.label {
      case "name":
        target.name = try string(argument.value, "a target's name")
        target.place = tokens.range(argument.value)
      case "dependencies":
        let what = "'dependencies' of \(owner)"
        for dependency in try elements(argument.value, what, type: "Target.Dependency") {
          target.dependencies.append(try targetDependency(dependency, what))
        }
      case "path": target.path = isNil(argument.value) ? nil : try string(argument.value, "'path' of \(owner)")
      case "sources": target.sources = isNil(argument.value) ? nil : try strings(argument.value, "'sources' of \(owner)")
      case "exclude": target.exclude = try strings(argument.value, "'exclude' of \(owner)")
      case "resources": target.resources = ManifestSettings(tokens, constants).resources(argument.value)
      case "plugins": target.plugins = ManifestSettings(tokens, constants).plugins(argument.value)
      case "swiftSettings": ManifestSettings(tokens, constants).readSwiftSettings(argument.value, into: &target)
      case "publicHeadersPath", "packageAccess", "cSettings", "cxxSettings", "linkerSettings", "pkgConfig", "providers",
        "url", "checksum", "capability":
        break
      default: throw refusal("\(owner) has an argument that is not known", argument.value)
      }
    }
    if target.name.isEmpty { throw refusal("a target has no name", element) }
    return target
  }

  private mutating func targetDependency(
    _ element: Range<Int>, _ what: String
  ) throws(ManifestRefusal) -> PackageManifest.TargetDependency {
    let place = tokens.range(element)
    let element = try resolved(element, what, type: "Target.Dependency")
    if let name = tokens.stringLiteral(element) { return PackageManifest.TargetDependency(.byName, name: name, place: place) }
    let call = try member(element, what, types: ["Target.Dependency"])
    guard ["target", "targetItem", "byName", "byNameItem", "product", "productItem"].contains(call.name) else {
      throw refusal("the dependency '.\(call.name)' is not known", element)
    }
    var package: String?
    var dependency = PackageManifest.TargetDependency(.byName, name: "", place: place)
    for argument in call.arguments {
      switch argument.label {
      case "name": dependency.name = try string(argument.value, "the name of a dependency")
      case "package": package = isNil(argument.value) ? nil : try string(argument.value, "the package of a dependency")
      case "condition": dependency.isConditional = !isNil(argument.value)
      case "moduleAliases": dependency.moduleAliases = try aliases(argument.value)
      default: throw refusal("a dependency has an argument that is not known", argument.value)
      }
    }
    switch call.name {
    case "target", "targetItem": dependency.kind = .target
    case "byName", "byNameItem": dependency.kind = .byName
    default: dependency.kind = .product(package: package)
    }
    return dependency
  }

  private func aliases(_ range: Range<Int>) throws(ManifestRefusal) -> [PackageManifest.ModuleAlias] {
    if isNil(range) { return [] }
    guard tokens[range.lowerBound].kind == .leftSquare, tokens.next(after: range.lowerBound) == range.upperBound,
      let contents = tokens.contents(ofBracketAt: range.lowerBound)
    else { throw refusal("the module aliases of a dependency are computed", range) }
    var aliases: [PackageManifest.ModuleAlias] = []
    for piece in tokens.pieces(of: contents) {
      guard let colon = piece.first(where: { tokens[$0].kind == .colon }),
        let module = tokens.stringLiteral(piece.lowerBound..<colon),
        let alias = tokens.stringLiteral(colon + 1..<piece.upperBound)
      else { throw refusal("the module aliases of a dependency are computed", piece) }
      aliases.append(PackageManifest.ModuleAlias(module: module, alias: alias))
    }
    return aliases.sorted { $0.module < $1.module }
  }

  // MARK: Literals

  private func isNil(_ range: Range<Int>) -> Bool { range.count == 1 && tokens.isKeyword(range.lowerBound, .nil) }

  /// Follows constants to a value. `type` is what an implicit member stands in.
  private mutating func resolved(
    _ range: Range<Int>, _ what: String, type: String
  ) throws(ManifestRefusal) -> Range<Int> {
    var range = range
    for _ in 0..<16 {
      guard let member = tokens.memberPath(range), member.end == range.upperBound, !isNil(range) else { return range }
      let path = Self.strip(member.path)
      let key = member.isImplicit ? type + "." + path.joined(separator: ".") : path.joined(separator: ".")
      guard let constant = constants.values[key] else { throw refusal("\(what) is computed", range) }
      if let obstacle = constant.obstacle { throw refusal("\(what) is computed: \(obstacle)", range) }
      if type == "Target" || type == "Product", let name = path.last { objects.append((name, constant.statement)) }
      range = constant.value
    }
    throw refusal("\(what) is computed", range)
  }

  private mutating func string(_ range: Range<Int>, _ what: String) throws(ManifestRefusal) -> String {
    let value = try resolved(range, what, type: "String")
    guard let text = tokens.stringLiteral(value) else { throw refusal("\(what) is computed", range) }
    return text
  }

  private mutating func strings(_ range: Range<Int>, _ what: String) throws(ManifestRefusal) -> [String] {
    var strings: [String] = []
    for element in try elements(range, what, type: "String") { strings.append(try string(element, what)) }
    return strings
  }

  /// The elements of a literal array that fills the range.
  private mutating func elements(
    _ range: Range<Int>, _ what: String, type: String
  ) throws(ManifestRefusal) -> [Range<Int>] {
    let value = try resolved(range, what, type: type)
    guard !value.isEmpty, tokens[value.lowerBound].kind == .leftSquare,
      tokens.next(after: value.lowerBound) == value.upperBound,
      let contents = tokens.contents(ofBracketAt: value.lowerBound)
    else { throw refusal("\(what) is computed", range) }
    if let directive = contents.first(where: { tokens[$0].kind.isDirective }) {
      throw refusal("\(what) is under #if", directive..<directive + 1)
    }
    return tokens.pieces(of: contents)
  }

  /// A call of a factory: `.name(…)`, `Type.name(…)` or `Self.name(…)`.
  private mutating func member(
    _ range: Range<Int>, _ what: String, types: [String]
  ) throws(ManifestRefusal) -> (name: String, arguments: [ManifestTokens.Argument]) {
    let value = try resolved(range, what, type: types[0])
    guard let call = tokens.call(value), let name = call.path.last else { throw refusal("\(what) is computed", range) }
    let owner = Self.strip(call.path).dropLast().joined(separator: ".")
    guard call.isImplicit ? owner.isEmpty : types.contains(owner) || owner == "Self" else {
      throw refusal("\(what) is computed", range)
    }
    return (name, tokens.arguments(ofParenthesisAt: call.parenthesis))
  }

  // MARK: Code around the literals

  /// A declaration that takes one of the names that literals are written with could change what they mean.
  private func refuseShadowing() throws(ManifestRefusal) {
    for index in 1..<max(1, tokens.count) {
      guard tokens[index - 1].kind == .keyword, Self.declaring.contains(tokens[index - 1].word),
        let name = tokens.word(index), Self.vocabulary.contains(name)
      else { continue }
      // `extension Target` extends; every other declaration replaces.
      throw refusal("it declares a '\(name)' of its own", index - 1..<index + 1)
    }
  }

  private static let declaring: Set<KnownWord> = [.func, .struct, .class, .enum, .typealias, .protocol]
  private static let vocabulary: Set<String> = [
    "Package", "Target", "Product", "Dependency", "target", "executableTarget", "testTarget", "systemLibrary", "binaryTarget",
    "plugin", "macro", "library", "executable", "package", "product", "byName", "targetItem", "productItem", "byNameItem"
  ]

  /// Refuses every mention of the package, or of a constant that is a target or product, outside its own declaration, except
  /// in functions that nothing calls and where only what is no part of the graph is set.
  private func refuseChanges() throws(ManifestRefusal) {
    let names = Set(objects.map(\.name))
    let declarations = objects.map(\.statement) + deadFunctions()
    for index in 0..<tokens.count where tokens[index].kind == .identifier {
      guard let name = tokens.word(index), names.contains(name) else { continue }
      if declarations.contains(where: { $0.contains(index) }) || isLabelOrMember(index) || setsOnlySettings(index) { continue }
      throw refusal("code uses '\(name)' after its declaration", index..<index + 1)
    }
  }

  private func deadFunctions() -> [Range<Int>] {
    statements.compactMap { statement in
      guard case .function(let name) = statement.kind else { return nil }
      let isCalled = (0..<tokens.count).contains { !statement.tokens.contains($0) && tokens.word($0) == name }
      return isCalled ? nil : statement.tokens
    }
  }

  /// `name:` in an argument list, or `.name`.
  private func isLabelOrMember(_ index: Int) -> Bool {
    if index + 1 < tokens.count, tokens[index + 1].kind == .colon { return true }
    return index > 0 && tokens[index - 1].kind == .period && tokens[index - 1].flags.contains(.afterTrivia) == false
      && index > 1 && tokens[index - 2].kind.isWord
  }

  /// `package.platforms = …` and the like.
  private func setsOnlySettings(_ index: Int) -> Bool {
    guard index + 2 < tokens.count, tokens[index + 1].kind == .period, let member = tokens.word(index + 2) else { return false }
    return ["platforms", "traits", "defaultLocalization", "cLanguageStandard", "cxxLanguageStandard", "pkgConfig", "providers"]
      .contains(member)
  }
}
