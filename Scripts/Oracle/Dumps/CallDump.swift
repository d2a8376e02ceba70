import SwiftSyntax

/// `calls`: function calls whose callee is a name or a member access.
final class CallDump: SyntaxVisitor {
  private var output = Output()

  private init() { super.init(viewMode: .sourceAccurate) }

  static func write(_ tree: SourceFileSyntax, to output: inout Output) {
    let visitor = CallDump()
    visitor.output = output
    visitor.walk(tree)
    output = visitor.output
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let callee = Self.text(ofCallee: node.calledExpression) {
      output.writeRow(
        String(node.startOffset), JSON.quoted(callee), String(node.arguments.count),
        node.arguments.first.map(Self.text) ?? "none")
    }
    return .visitChildren
  }

  private static func text(ofCallee callee: ExprSyntax) -> String? {
    if let member = callee.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      guard let base = member.base else { return "." + name }
      return (base.is(DeclReferenceExprSyntax.self) ? base.trimmedDescription : "_") + "." + name
    }
    return callee.is(DeclReferenceExprSyntax.self) ? callee.trimmedDescription : nil
  }

  private static func text(of argument: LabeledExprSyntax) -> String {
    let label = argument.label.map { $0.text + ":" } ?? ""
    guard let literal = argument.expression.as(StringLiteralExprSyntax.self) else {
      return label + "\(argument.expression.kind)"
    }
    // Everything between the quotes, with line ends and indentation of a multi-line literal.
    return label + "string:"
      + JSON.quoted(
        literal.openingQuote.trailingTrivia.description + literal.segments.description
          + literal.closingQuote.leadingTrivia.description)
  }
}
