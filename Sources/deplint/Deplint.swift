import LintRules
import SwiftLexer

@main
enum Deplint {
  static func main() {}
}
