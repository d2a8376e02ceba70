import SwiftSyntax

/// Offset at which the parser sees the first error of a tree, or `nil` if it sees none: where something is missing, or
/// at the first byte of what is unexpected or malformed.
func firstErrorOffset(of tree: SourceFileSyntax) -> Int? {
  guard tree.hasError else { return nil }
  var node = Syntax(tree)
  while !node.is(UnexpectedNodesSyntax.self), let child = node.children(viewMode: .all).first(where: \.hasError) {
    node = child
  }
  return node.startOffset
}
