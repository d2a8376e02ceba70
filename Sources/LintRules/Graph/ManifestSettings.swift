import SwiftLexer

/// Reads the parts of a manifest that may be computed: it takes what stands there literally and passes over the rest.
struct ManifestSettings {
  private let tokens: ManifestTokens
  private let constants: ManifestConstants

  init(_ tokens: ManifestTokens, _ constants: ManifestConstants) {
    self.tokens = tokens
    self.constants = constants
  }

  /// `[.v5, .version("6")]` as numbers.
  func packageModes(_ range: Range<Int>) -> [Int] {
    literalElements(range).compactMap(mode)
  }

  /// Paths in `[.process("Resources"), .copy("Fixtures")]`.
  func resources(_ range: Range<Int>) -> [String] {
    literalElements(range).compactMap { element in
      guard let call = tokens.call(element) else { return nil }
      let path = tokens.arguments(ofParenthesisAt: call.parenthesis).first { $0.label == nil }
      return path.flatMap { tokens.stringLiteral($0.value) }.map { PathText.normalized($0) }
    }
  }

  func plugins(_ range: Range<Int>) -> [PackageManifest.PluginUsage] {
    literalElements(range).compactMap { element in
      if let name = tokens.stringLiteral(element) { return PackageManifest.PluginUsage(name: name) }
      guard let call = tokens.call(element) else { return nil }
      var name: String?
      var package: String?
      for argument in tokens.arguments(ofParenthesisAt: call.parenthesis) {
        if argument.label == "name" { name = tokens.stringLiteral(argument.value) }
        if argument.label == "package" { package = tokens.stringLiteral(argument.value) }
      }
      return name.map { PackageManifest.PluginUsage(name: $0, package: package) }
    }
  }

  /// Language mode and bare regex literals, wherever they are named in the expression or in constants that it mentions.
  func readSwiftSettings(_ range: Range<Int>, into target: inout PackageManifest.Target) {
    var pending = [range]
    var seen: Set<String> = []
    while let range = pending.popLast() {
      for index in range {
        if tokens[index].kind == .stringSegment, BareSlashRegex.flags.contains(tokens.file.text(tokens[index].range)) {
          target.hasBareSlashRegex = true
        }
        guard let word = tokens.word(index) else { continue }
        if word == "swiftLanguageMode" || word == "swiftLanguageVersion", index + 1 < range.upperBound,
          let argument = tokens.arguments(ofParenthesisAt: index + 1).first
        {
          target.languageMode = mode(argument.value) ?? target.languageMode
        }
        if let constant = constants.values[word], seen.insert(word).inserted { pending.append(constant.value) }
      }
    }
  }

  /// `.v6`, `.v4_2`, `.version("6")`, `SwiftVersion.v5`.
  private func mode(_ range: Range<Int>) -> Int? {
    if let call = tokens.call(range), call.path.last == "version" {
      return tokens.arguments(ofParenthesisAt: call.parenthesis).first
        .flatMap { tokens.stringLiteral($0.value) }
        .flatMap { ToolsVersion($0)?.major }
    }
    guard let member = tokens.memberPath(range), member.end == range.upperBound, let name = member.path.last,
      name.hasPrefix("v")
    else { return nil }
    return name.dropFirst().split(separator: "_").first.flatMap { Int($0) }
  }

  /// Elements of a literal array, or of a constant that is one.
  private func literalElements(_ range: Range<Int>) -> [Range<Int>] {
    var range = range
    if let member = tokens.memberPath(range), member.end == range.upperBound, !member.isImplicit,
      let constant = constants.values[member.path.joined(separator: ".")], constant.obstacle == nil
    {
      range = constant.value
    }
    guard !range.isEmpty, tokens[range.lowerBound].kind == .leftSquare,
      tokens.next(after: range.lowerBound) == range.upperBound,
      let contents = tokens.contents(ofBracketAt: range.lowerBound)
    else { return [] }
    return tokens.pieces(of: contents)
  }
}
