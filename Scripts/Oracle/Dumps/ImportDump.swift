import SwiftSyntax

/// `imports`: import declarations, those inside `#if` too.
final class ImportDump: SyntaxVisitor {
  private var output = Output()

  private init() { super.init(viewMode: .sourceAccurate) }

  static func write(_ tree: SourceFileSyntax, to output: inout Output) {
    let visitor = ImportDump()
    visitor.output = output
    visitor.walk(tree)
    output = visitor.output
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    output.writeRow(
      String(node.startOffset), String(node.path.startOffset), node.importKindSpecifier?.text ?? "",
      JSON.quoted(node.path.trimmedDescription), JSON.strings(node.modifiers.map(\.name.text)).description,
      JSON.strings(attributeTexts(node.attributes)).description)
    return .skipChildren
  }
}
