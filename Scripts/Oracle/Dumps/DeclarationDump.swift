import SwiftSyntax

/// `decls`: types and extensions, nested and local ones too, with their members.
final class DeclarationDump: SyntaxVisitor {
  private let path: String
  private var enclosing: [String] = []
  private var output = Output()

  private init(path: String) {
    self.path = path
    super.init(viewMode: .sourceAccurate)
  }

  static func write(_ tree: SourceFileSyntax, path: String, to output: inout Output) {
    let visitor = DeclarationDump(path: path)
    visitor.output = output
    visitor.walk(tree)
    output = visitor.output
  }

  private func enter(
    _ kind: String, _ node: some DeclGroupSyntax, keyword: TokenSyntax, name: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    let spelling = name.trimmedDescription
    enclosing.append(spelling)
    let members = node.memberBlock.members.flatMap { Member.list($0.decl, inConditionalBlock: false) }
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription)
    let line = JSON.object([
      .init(key: "path", value: .string(path)),
      .init(key: "kind", value: .string(kind)),
      .init(key: "name", value: .string(spelling)),
      .init(key: "qualified", value: .string(enclosing.joined(separator: "."))),
      .init(key: "offset", value: .number(node.startOffset)),
      .init(key: "keywordOffset", value: .number(keyword.startOffset)),
      .init(key: "nameOffset", value: .number(name.startOffset)),
      .init(key: "bodyOffset", value: .number(node.memberBlock.leftBrace.startOffset)),
      .init(key: "endOffset", value: .number(node.endPositionBeforeTrailingTrivia.utf8Offset)),
      .init(key: "inherits", value: .strings(inherited ?? [])),
      .init(key: "attributes", value: .strings(attributeTexts(node.attributes))),
      .init(key: "modifiers", value: .strings(node.modifiers.map(\.name.text))),
      .init(key: "members", value: .array(members.map(\.json))),
    ])
    output.write(line.description + "\n")
    return .visitChildren
  }

  private func leave() { enclosing.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("struct", node, keyword: node.structKeyword, name: node.name)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("class", node, keyword: node.classKeyword, name: node.name)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("enum", node, keyword: node.enumKeyword, name: node.name)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("actor", node, keyword: node.actorKeyword, name: node.name)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("protocol", node, keyword: node.protocolKeyword, name: node.name)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("extension", node, keyword: node.extensionKeyword, name: node.extendedType)
  }

  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }
}

/// Attributes as source text. Those inside `#if` are listed like the others, of all branches.
func attributeTexts(_ list: AttributeListSyntax) -> [String] {
  list.flatMap { element -> [String] in
    switch element {
    case .attribute(let attribute): [attribute.trimmedDescription]
    case .ifConfigDecl(let block):
      block.clauses.flatMap { clause -> [String] in
        if case .attributes(let list)? = clause.elements { attributeTexts(list) } else { [] }
      }
    @unknown default: []
    }
  }
}

private struct Member {
  var kind: String
  var name: String
  var nameOffset: Int
  var offset: Int
  var attributes: [String]
  var modifiers: [String]
  var isInConditionalBlock: Bool

  var json: JSON {
    .object([
      .init(key: "kind", value: .string(kind)),
      .init(key: "name", value: .string(name)),
      .init(key: "static", value: .bool(modifiers.contains("static") || modifiers.contains("class"))),
      .init(key: "offset", value: .number(offset)),
      .init(key: "nameOffset", value: .number(nameOffset)),
      .init(key: "ifConfig", value: .bool(isInConditionalBlock)),
      .init(key: "attributes", value: .strings(attributes)),
      .init(key: "modifiers", value: .strings(modifiers)),
    ])
  }

  /// The members that one declaration of a member block makes; none for kinds that deplint has no member for.
  static func list(_ declaration: DeclSyntax, inConditionalBlock: Bool) -> [Member] {
    if let block = declaration.as(IfConfigDeclSyntax.self) {
      return block.clauses.flatMap { clause -> [Member] in
        guard case .decls(let items)? = clause.elements else { return [] }
        return items.flatMap { list($0.decl, inConditionalBlock: true) }
      }
    }
    return names(declaration).map { kind, name, token in
      Member(
        kind: kind, name: name, nameOffset: token.startOffset, offset: declaration.startOffset,
        attributes: declaration.asProtocol(WithAttributesSyntax.self).map { attributeTexts($0.attributes) } ?? [],
        modifiers: declaration.asProtocol(WithModifiersSyntax.self)?.modifiers.map(\.name.text) ?? [],
        isInConditionalBlock: inConditionalBlock)
    }
  }

  private static func names(_ declaration: DeclSyntax) -> [(kind: String, name: String, token: Syntax)] {
    func one(_ kind: String, _ token: TokenSyntax, labels: String = "") -> [(String, String, Syntax)] {
      [(kind, token.text + labels, Syntax(token))]
    }
    return switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node):
      node.bindings.flatMap { names(in: $0.pattern) }.map { (node.bindingSpecifier.text, $0.trimmedDescription, $0) }
    case .functionDecl(let node): one("func", node.name, labels: labels(node.signature.parameterClause))
    case .initializerDecl(let node): one("init", node.initKeyword, labels: labels(node.signature.parameterClause))
    case .subscriptDecl(let node): one("subscript", node.subscriptKeyword, labels: labels(node.parameterClause))
    case .enumCaseDecl(let node): node.elements.flatMap { one("case", $0.name) }
    case .typeAliasDecl(let node): one("typealias", node.name)
    case .associatedTypeDecl(let node): one("associatedtype", node.name)
    case .deinitializerDecl(let node): one("deinit", node.deinitKeyword)
    case .structDecl(let node): one("struct", node.name)
    case .classDecl(let node): one("class", node.name)
    case .enumDecl(let node): one("enum", node.name)
    case .actorDecl(let node): one("actor", node.name)
    case .protocolDecl(let node): one("protocol", node.name)
    case .macroExpansionDecl(let node): [("macroExpansion", "#" + node.macroName.text, Syntax(node.macroName))]
    default: []
    }
  }

  private static func labels(_ clause: FunctionParameterClauseSyntax) -> String {
    "(" + clause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }

  private static func names(in pattern: PatternSyntax) -> [Syntax] {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node): [Syntax(node.identifier)]
    case .tuplePattern(let node): node.elements.flatMap { names(in: $0.pattern) }
    default: [Syntax(pattern)]
    }
  }
}
