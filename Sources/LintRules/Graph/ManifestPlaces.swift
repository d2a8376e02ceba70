import SwiftLexer

/// Where a manifest's text names its targets and their dependencies, whatever code stands around them.
///
/// For manifests that have to be run: the graph comes from the dump, the places from here. An edge that code adds has no
/// literal and so no place.
package struct ManifestPlaces: Sendable, Equatable {
  struct Target: Sendable, Equatable {
    /// The literal of `name:`.
    var name: SourceRange
    var argumentCount: Int
    /// What names a dependency in `dependencies:`, by the name that it stands for.
    var dependencies: [Literal] = []
  }
  struct Literal: Sendable, Equatable {
    var name: String
    var range: SourceRange
  }
  /// Several where the name stands in several calls.
  private(set) var targets: [String: [Target]] = [:]
  /// `.package(…)` calls by identity.
  private(set) var packages: [String: SourceRange] = [:]

  package init(_ file: SourceFile) {
    let tokens = ManifestTokens(file)
    let statements = tokens.statements(in: 0..<max(0, tokens.count - 1))
    let names = ManifestNames(tokens, ManifestConstants(statements, tokens))
    // In these a target is named and not declared.
    var uses: [Range<Int>] = statements.compactMap { statement in
      guard case .extension(let type, let body) = statement.kind, type.hasSuffix("Dependency") else { return nil }
      return body
    }
    for index in tokens.buffer.tokens.indices.dropFirst() where tokens[index].kind == .leftParen {
      guard let callee = tokens.word(index - 1), !uses.contains(where: { $0.contains(index) }) else { continue }
      let arguments = tokens.arguments(ofParenthesisAt: index)
      if callee == "package" {
        if let range = tokens.contents(ofBracketAt: index) { readPackage(tokens, arguments, index - 2..<range.upperBound + 1) }
        continue
      }
      let dependencies = arguments.first { $0.label == "dependencies" }?.value
      // A plugin is also a product (with `targets:`) and a usage (without a capability).
      let isTarget =
        callee == "plugin"
        ? arguments.contains { $0.label == "capability" } : ManifestEvaluation.targetKinds[callee] != nil
      guard dependencies != nil || isTarget, callee != "Package",
        let nameArgument = arguments.first(where: { $0.label == "name" }), let name = names.string(nameArgument.value)
      else { continue }
      var target = Target(name: tokens.range(nameArgument.value), argumentCount: arguments.count)
      if let dependencies {
        uses.append(dependencies)
        target.dependencies = names.dependencies(dependencies)
      }
      targets[name, default: []].append(target)
    }
  }

  private mutating func readPackage(_ tokens: ManifestTokens, _ arguments: [ManifestTokens.Argument], _ range: Range<Int>) {
    for argument in arguments {
      guard let text = tokens.stringLiteral(argument.value) else { continue }
      let location: PackageManifest.Dependency.Location
      switch argument.label {
      case "path": location = .path(text)
      case "url": location = .url(text)
      case "id": location = .registry(text)
      default: continue
      }
      let identity = PackageManifest.Dependency.identity(of: location)
      if packages[identity] == nil { packages[identity] = tokens.range(range) }
    }
  }
}

/// Names that literals or constants of one manifest stand for.
private struct ManifestNames {
  let tokens: ManifestTokens
  let constants: ManifestConstants

  init(_ tokens: ManifestTokens, _ constants: ManifestConstants) {
    self.tokens = tokens
    self.constants = constants
  }

  func string(_ range: Range<Int>) -> String? {
    if let text = tokens.stringLiteral(range) { return text }
    guard let value = constant(range, in: "String") else { return nil }
    return tokens.stringLiteral(value)
  }

  /// Every literal, call or constant in the range that stands for a dependency.
  func dependencies(_ range: Range<Int>) -> [ManifestPlaces.Literal] {
    var literals: [ManifestPlaces.Literal] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard let end = elementEnd(index, in: range) else {
        index += 1
        continue
      }
      let element = index..<end
      if let name = dependencyName(element) ?? constant(element, in: "Target.Dependency").flatMap(dependencyName) {
        literals.append(ManifestPlaces.Literal(name: name, range: tokens.range(element)))
      }
      index = end
    }
    return literals
  }

  /// The end of a string literal, a dotted path or a call that starts here.
  private func elementEnd(_ index: Int, in range: Range<Int>) -> Int? {
    switch tokens[index].kind {
    case .stringQuote:
      let quotes = (index + 1..<range.upperBound).first { tokens[$0].kind == .stringQuote }
      return quotes.map { $0 + 1 }
    case .period, .identifier:
      guard let path = tokens.memberPath(index..<range.upperBound) else { return nil }
      let isCall = path.end < range.upperBound && tokens[path.end].kind == .leftParen
      return isCall ? tokens.next(after: path.end) : path.end
    default: return nil
    }
  }

  private func dependencyName(_ element: Range<Int>) -> String? {
    if let text = tokens.stringLiteral(element) { return text }
    guard let call = tokens.call(element) else { return nil }
    return tokens.arguments(ofParenthesisAt: call.parenthesis).first { $0.label == "name" }.flatMap { string($0.value) }
  }

  private func constant(_ range: Range<Int>, in type: String) -> Range<Int>? {
    guard let member = tokens.memberPath(range), member.end == range.upperBound else { return nil }
    let path = member.path.joined(separator: ".")
    return constants.values[member.isImplicit ? type + "." + path : path]?.value
  }
}

extension PackageManifest {
  /// Adds the places that a manifest's text has for what it says; what code adds stays without.
  package func located(by places: ManifestPlaces) -> PackageManifest {
    var manifest = self
    for index in manifest.targets.indices {
      let candidates = places.targets[manifest.targets[index].name] ?? []
      let best = candidates.first { !$0.dependencies.isEmpty } ?? candidates.first { $0.argumentCount > 1 } ?? candidates.first
      guard var place = best else { continue }
      manifest.targets[index].place = place.name
      for position in manifest.targets[index].dependencies.indices {
        let name = manifest.targets[index].dependencies[position].name
        guard let literal = place.dependencies.firstIndex(where: { $0.name == name }) else { continue }
        manifest.targets[index].dependencies[position].place = place.dependencies.remove(at: literal).range
      }
    }
    for index in manifest.dependencies.indices {
      manifest.dependencies[index].place = places.packages[manifest.dependencies[index].identity]
    }
    return manifest
  }
}
