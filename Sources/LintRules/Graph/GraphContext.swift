/// What the package graph adds to the index. (Its contents are the graph's.)
package struct GraphContext: Sendable {
  package init() {}
}
