import SwiftLexer

/// Reports a call of `unimplemented` in a client whose name is that of another endpoint or client.
///
/// Four fifths of all names begin with `\(Self.self)`, so a comparison with `Type.label` would be useless: the name is taken
/// apart, and only what contradicts the label or the client is reported. Prose, key paths and names that are composed of
/// other things are never judged.
package struct UnimplementedNameMismatch: Rule {
  package static let metadata = RuleMetadata(
    id: "unimplemented_name_mismatch", group: .clients, summary: "unimplemented endpoint with the name of another",
    severity: .warning, since: "0.1.0", fixes: .sometimes, interest: .tokens([.unimplemented, .XCTUnimplemented]),
    explanation: #"""
      ## What it does

      Compares the name that `unimplemented` (or `XCTUnimplemented`) is given in a client with the endpoint that it stands
      for: the label of the argument, the property, or what is assigned. Reports a name that ends in another endpoint, and
      one that begins with another type. These are notes: a name that lacks the type or the endpoint, and `\(Self.self)`
      where `Self` is not the client.

      ## Why is this bad?

      A test that reaches an endpoint which it did not override fails with this name, and with no other. After a rename, or
      where a line was copied, the failure tells of an endpoint that was never called: whoever follows it overrides the wrong
      one, and the test goes on failing with the same words.

      ## Example

      ```swift
      import Dependencies

      struct ParcelClient {
        var track: @Sendable (String) async throws -> [String]
        var redirect: @Sendable (String) async throws -> Void
      }

      extension ParcelClient: TestDependencyKey {
        static let testValue = Self(
          track: unimplemented("\(Self.self).track"),
          redirect: unimplemented("\(Self.self).track")
        )
      }
      ```

      ## Use instead

      ```swift
      import Dependencies

      struct ParcelClient {
        var track: @Sendable (String) async throws -> [String]
        var redirect: @Sendable (String) async throws -> Void
      }

      extension ParcelClient: TestDependencyKey {
        static let testValue = Self(
          track: unimplemented("\(Self.self).track"),
          redirect: unimplemented("\(Self.self).redirect")
        )
      }
      ```

      ## Limits

      A name may begin with the client's type, its key's, a part of their dotted paths or their module's name, and end in a
      signature or in prose: `"Parcel.Client.track(_:) is unimplemented"`. Names that are prose altogether, key paths
      (`#"@Dependency(\.parcel)"#`), other interpolations and arguments without a label are not judged, nor are closures of
      types that no key supplies. `"\(Self.self)"` is enough for a client of one endpoint. The fix changes the endpoint's
      word; it leaves the rest as it is, unless that names another type or none.

      ## Disable it

      Where names follow another scheme, such as numbers that a test plan lists.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    for found in UnimplementedCalls.find(in: pass) {
      guard case .literal(let name, let tokens) = found.name, let endpoint = found.endpoint, let client = found.client,
        let problem = Judge(pass: copy pass, call: found, client: client, label: endpoint.name).problem(name)
      else { continue }
      var fixes: [Fix] = []
      var notes: [Note] = []
      if case .otherEndpoint(let word, _, let hasOtherType) = problem {
        var edits = [TextEdit(range: word.range, replacement: endpoint.name)]
        if hasOtherType { edits.insert(typeEdit(name, client), at: 0) }
        fixes = [Fix(title: "replace '\(word.text)' by '\(endpoint.name)'", applicability: .safe, edits: edits)]
        notes = [Note(path: pass.file.path, range: endpoint.range, message: "the endpoint is '\(endpoint.name)'")]
      }
      report(
        pass.finding(
          Self.metadata, severity: problem.severity, at: pass.buffer.range(of: tokens),
          problem.message(client.displayName, endpoint.name).text, notes: notes, fixes: fixes))
    }
  }

  /// Lets a name begin with the client. Only a wrong endpoint brings this along: it would be reported again without.
  private func typeEdit(_ name: UnimplementedName, _ client: ClientType) -> TextEdit {
    guard name.prefix == .none else { return TextEdit(range: name.prefixRange, replacement: client.displayName + ".self") }
    let types = name.components.dropLast().prefix { $0.isUppercase }
    if let first = types.first, let last = types.last {
      return TextEdit(range: SourceRange(start: first.range.start, end: last.range.end), replacement: client.displayName)
    }
    let start = name.components.first.map(\.range.start) ?? 0
    return name.hasDot
      ? TextEdit(range: SourceRange(start: start - 1, end: start - 1), replacement: client.displayName)
      : TextEdit(range: SourceRange(start: start, end: start), replacement: client.displayName + ".")
  }
}

private enum Problem {
  /// The word, the whole name as it is printed, and whether the type is wrong, too, or missing.
  case otherEndpoint(UnimplementedName.Component, String, hasOtherType: Bool)
  case otherType(String)
  /// What it prints.
  case otherSelf(String)
  case noType
  case noEndpoint

  var severity: Severity {
    switch self {
    case .otherEndpoint, .otherType: .warning
    case .otherSelf, .noType, .noEndpoint: .note
    }
  }

  func message(_ client: String, _ label: String) -> Finding.Message {
    switch self {
    case .otherEndpoint(_, let name, _): .otherEndpoint(client, label, name)
    case .otherType(let type): .otherType(client, label, type)
    case .otherSelf(let printed): .otherSelf(client, printed)
    case .noType: .noType(client, label)
    case .noEndpoint: .noEndpoint(client, label)
    }
  }
}

/// Compares one name with the endpoint that it should tell of.
private struct Judge {
  let pass: Pass
  let call: UnimplementedCall
  let client: ClientType
  let label: String

  func problem(_ name: UnimplementedName) -> Problem? {
    var types = name.components.prefix { $0.isUppercase }
    if types.count == name.components.count, types.last.map({ isEndpoint($0.text) }) ?? false { types = types.dropLast() }
    if name.prefix != .none { types = [] }
    let rest = name.components[types.count...]
    let path = types.map(\.text)
    guard let endpoint = rest.last else {
      guard name.tail == .end, name.prefix != .none || !path.isEmpty && isOwn(path) else { return nil }
      return call.isOnlyEndpoint ? nil : .noEndpoint
    }
    if isEndpoint(endpoint.text) { return typeProblem(name.prefix, path, rest.count) }
    if name.prefix == .none, path.isEmpty, name.tail != .end, name.tail != .parenthesis { return nil }
    return .otherEndpoint(endpoint, printed(name), hasOtherType: typeProblem(name.prefix, path, rest.count) != nil)
  }

  /// What is wrong with a name's begin, as its end is right.
  private func typeProblem(_ prefix: UnimplementedName.Prefix, _ path: [String], _ words: Int) -> Problem? {
    switch prefix {
    case .none:
      if path.isEmpty { return words == 1 ? .noType : nil }
      return isOwn(path) ? nil : .otherType(path.joined(separator: "."))
    case .ownType:
      guard let owner = call.owner, !isOwn(owner) else { return nil }
      return .otherSelf(QualifiedName.last(owner.name))
    case .type(let type):
      return isOwn(type.split(separator: ".").map(String.init)) ? nil : .otherType(type)
    }
  }

  /// The name as a failure has it, up to its words.
  private func printed(_ name: UnimplementedName) -> String {
    let words = name.components.map(\.text)
    return switch name.prefix {
    case .none: words.joined(separator: ".")
    case .ownType: ([call.owner.map { QualifiedName.last($0.name) } ?? "Self"] + words).joined(separator: ".")
    case .type(let type): ([QualifiedName.last(type)] + words).joined(separator: ".")
    }
  }

  // MARK: Endpoints

  private func isEndpoint(_ word: String) -> Bool {
    if word == label || trimmed(word) == trimmed(label) { return true }
    guard let id = client.id, let found = pass.project.storedProperty(label, of: id) else { return false }
    return found.property.method == word
  }

  /// Without the `_` of a property that stands behind a method.
  private func trimmed(_ name: String) -> Substring { name.drop { $0 == "_" } }

  // MARK: Types

  /// `Self` is the client, its key, what holds it, or a protocol that it comes from.
  private func isOwn(_ owner: ClientType) -> Bool {
    if owner == client || client.name.hasPrefix(owner.name + ".") { return true }
    guard let id = owner.id else { return false }
    if pass.project[id].kind == .`protocol` { return true }
    if let other = client.id { return pass.project.clients.relatives(of: id).contains(other) }
    return pass.project.key(of: id).flatMap { pass.project.valueName(of: $0) }?.text == client.name
  }

  /// A written path is that of the client, of its key, or of the type around.
  private func isOwn(_ path: [String]) -> Bool {
    let project = pass.project
    var types = [client]
    if let owner = call.owner, call.isInClient { types.append(owner) }
    var ids = types.compactMap(\.id)
    for id in ids { ids += project.clients.relatives(of: id) }
    if let file = pass.fileIndex,
      case .type(let id) = project.resolve(path.joined(separator: "."), scope: call.owner?.name ?? "", file: file)
    {
      if ids.contains(id) { return true }
      if project.clients.contains(id) { return false }
    }
    for id in ids where matches(path, project[id].name, module: project[id].module) { return true }
    for type in types where type.id == nil && matches(path, type.name, module: pass.facts.module) { return true }
    return false
  }

  /// The path is made of words of a module's name and a type's dotted name, in their order.
  private func matches(_ path: [String], _ name: String, module: ModuleID) -> Bool {
    let module = pass.project.modules[module].name
    let words = (module.isEmpty ? [] : [module]) + name.split(separator: ".").map(String.init)
    if isSubsequence(path[...], of: words) { return true }
    // No manifest says what the module is called.
    return module.isEmpty && path.count > 1 && isSubsequence(path.dropFirst(), of: words)
  }

  private func isSubsequence(_ path: ArraySlice<String>, of words: [String]) -> Bool {
    var path = path
    for word in words {
      guard let next = path.first else { break }
      if next == word || path.count == 1 && isAlike(next, word) { path = path.dropFirst() }
    }
    return path.isEmpty
  }

  /// One is the other with a word before or behind it: `Parcel`, `ParcelClient`, `ParcelClientKey`, `LiveParcelClient`.
  private func isAlike(_ left: String, _ right: String) -> Bool {
    let (short, long) = left.utf8.count < right.utf8.count ? (left, right) : (right, left)
    guard short.utf8.count > 2 else { return false }
    if long.hasPrefix(short) { return long.dropFirst(short.count).first.map { $0.isUppercase || $0 == "_" } ?? true }
    return long.hasSuffix(short)
  }
}

extension Finding.Message {
  fileprivate static func otherEndpoint(_ client: String, _ label: String, _ name: String) -> Self {
    Self("a test that calls '\(client).\(label)' is told that '\(name)' is unimplemented")
  }
  fileprivate static func otherType(_ client: String, _ label: String, _ type: String) -> Self {
    Self("a test that calls '\(client).\(label)' is told that '\(type).\(label)' is unimplemented")
  }
  fileprivate static func otherSelf(_ client: String, _ printed: String) -> Self {
    Self("'Self' prints '\(printed)' here, and the endpoint is one of '\(client)'")
  }
  fileprivate static func noType(_ client: String, _ label: String) -> Self {
    Self("the name does not say whose '\(label)' it is: '\(client).\(label)'")
  }
  fileprivate static func noEndpoint(_ client: String, _ label: String) -> Self {
    Self("the name does not say which endpoint of '\(client)' it is: '\(client).\(label)'")
  }
}
