import SwiftLexer

/// Reports overrides around the making of a view in a preview: they are over before the view's body is asked for.
package struct IneffectivePreviewOverride: Rule {
  package static let metadata = RuleMetadata(
    id: "ineffective_preview_override", group: .previews, summary: "override of a preview that ends before its view is shown",
    severity: .warning, since: "0.1.0", fixes: .sometimes, interest: .tokens([.withDependencies]),
    explanation: #"""
      ## What it does

      Reports `withDependencies { … } operation: { SomeView() }` as what a preview shows, where nothing that the view is made
      with takes the overrides along.

      ## Why is this bad?

      Overrides hold while `operation` runs. What runs in it is the view's initializer; its body, its children, its
      `@StateObject` and its tasks come later, when SwiftUI shows the view, and they see the dependencies as they are without
      the overrides. The preview shows something, and it is not what was asked for.

      ## Example

      ```swift
      import Dependencies
      import SwiftUI

      struct HarbourView: View {
        var body: some View { ShipList() }
      }

      struct ShipList: View {
        @Dependency(\.ships) var ships
        var body: some View { Text(ships.newest()) }
      }

      #Preview {
        withDependencies {
          $0.ships = .stormy
        } operation: {
          HarbourView()
        }
      }
      ```

      ## Use instead

      ```swift
      import Dependencies
      import SwiftUI

      struct HarbourView: View {
        var body: some View { ShipList() }
      }

      struct ShipList: View {
        @Dependency(\.ships) var ships
        var body: some View { Text(ships.newest()) }
      }

      #Preview {
        let _ = prepareDependencies {
          $0.ships = .stormy
        }
        HarbourView()
      }
      ```

      From iOS 18 on, `#Preview(traits: .dependencies { $0.ships = .stormy }) { … }` says the same for one preview.

      ## Limits

      Only views whose declaration is in view are judged, and only where nothing is made while they are: a view with
      `@Dependency` or another wrapper that may read one, with a model as the initial value of a property, or with an
      initializer that calls something takes the overrides along. So does a store or a model that is made in `operation`.

      ## Disable it

      There should be no need to.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard !pass.project.isTest(pass.facts) else { return }
    for call in pass.outline.calls where call.name == .withDependencies && (call.base == .none || call.base == .path) {
      let preview = pass.preview(around: call.callee.lowerBound)
      guard preview >= 0, isShown(call, pass), let operation = operation(of: call, pass),
        let view = view(madeBy: operation, in: preview, pass)
      else { continue }
      report(
        pass.finding(
          Self.metadata, at: pass.buffer.range(of: call.callee), Finding.Message.isOver(view).text, fixes: fixes(call, operation, pass)))
    }
  }

  // MARK: Places

  /// The call is a statement by itself: what the preview, or a view around it, shows.
  private func isShown(_ call: Call, _ pass: borrowing Pass) -> Bool {
    let before = pass.buffer[call.callee.lowerBound - 1]
    return before.kind == .leftBrace || before.word == .`return`
      || pass.buffer[call.callee.lowerBound].flags.contains(.atStartOfLine) && (before.kind == .rightBrace || before.kind == .rightParen || before.word == .in)
  }

  /// The closure of a call with two closures and nothing else.
  private func operation(of call: Call, _ pass: borrowing Pass) -> Range<Int>? {
    let arguments = pass.outline.arguments[call.arguments]
    guard arguments.count == 2, arguments.allSatisfy({ $0.kind == .closure }), let last = arguments.last, last.label >= 0,
      pass.buffer[Int(last.label)].word == .operation, last.value.count > 2
    else { return nil }
    return last.value
  }

  // MARK: Views

  /// The name of the view that an operation makes and hands out, where it takes nothing of the overrides along.
  ///
  /// It may hold no word that rules ask for, so its tokens are read: the outline passes over such closures.
  private func view(madeBy operation: Range<Int>, in preview: Int, _ pass: borrowing Pass) -> String? {
    let reader = TokenReader(file: pass.file, buffer: pass.buffer)
    let body = operation.lowerBound + 1..<operation.upperBound - 1
    guard let first = body.first, pass.buffer[first].kind == .identifier, let (arguments, end) = reader.arguments(at: first + 1, in: body),
      arguments.allSatisfy({ isMadeOutside($0.value, of: preview, before: operation.lowerBound, pass) }),
      isRestOfExpression(end..<body.upperBound, reader)
    else { return nil }
    let name = pass.text(first)
    guard let file = pass.fileIndex, case .type(let type) = pass.project.resolve(name, scope: "", file: file),
      takesNothingAlong(type, pass.project)
    else { return nil }
    return name
  }

  /// Modifiers behind the view: `.frame(…)`, and no other statement.
  private func isRestOfExpression(_ tokens: Range<Int>, _ reader: TokenReader) -> Bool {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      guard reader.kind(index) == .period, index + 1 < tokens.upperBound, reader.kind(index + 1).isWord else { return false }
      index = reader.arguments(at: index + 2, in: tokens)?.end ?? index + 2
    }
    return true
  }

  /// A literal, or a local constant that was made before.
  private func isMadeOutside(_ value: Range<Int>, of preview: Int, before token: Int, _ pass: borrowing Pass) -> Bool {
    guard let first = value.first, let last = value.last else { return false }
    switch pass.buffer[first].kind {
    case .integerLiteral, .floatLiteral: return value.count == 1
    case .prefixOperator: return value.count == 2
    case .stringQuote: return value.count <= 3 && pass.buffer[last].kind == .stringQuote
    case .keyword:
      switch pass.buffer[first].word {
      case .`true`, .`false`, .`nil`: return value.count == 1
      default: return false
      }
    case .identifier: return value.count == 1 && isLocal(first, in: preview, before: token, pass)
    default: return false
    }
  }

  private func isLocal(_ name: Int, in preview: Int, before token: Int, _ pass: borrowing Pass) -> Bool {
    pass.outline.declarations.contains { declaration in
      guard declaration.kind == .constant || declaration.kind == .variable, declaration.tokens.upperBound <= token, let own = declaration.name.first,
        pass.outline.declarations[preview].tokens.contains(own), pass.text(own) == pass.text(name)
      else { return false }
      // Members of a preview's type are made when they are first asked for.
      return declaration.parent < 0 || !pass.outline.declarations[Int(declaration.parent)].kind.isNominalOrExtension
    }
  }

  private func takesNothingAlong(_ type: TypeID, _ project: ProjectIndex) -> Bool {
    guard project[type].kind == .`struct` else { return false }
    let sites = project.sites(of: type)
    return sites.contains { project.roles(of: $0).contains(.view) }
      && sites.allSatisfy { !project[$0].makesAtInit && project[$0].dependencies.isEmpty }
  }

  // MARK: Fix

  private func fixes(_ call: Call, _ operation: Range<Int>, _ pass: borrowing Pass) -> [Fix] {
    let buffer = pass.buffer
    let updates = pass.outline.arguments[call.arguments.lowerBound].value
    let body = operation.lowerBound + 1..<operation.upperBound - 1
    guard call.parenthesized == 0, call.callee.count == 1, buffer[call.callee.lowerBound - 1].word != .`return`, let first = body.first,
      let last = body.last, operation.upperBound == call.tokens.upperBound
    else { return [] }
    let between = SourceRange(start: buffer[updates.upperBound - 1].end, end: buffer[first].start)
    let end = SourceRange(start: buffer[last].end, end: buffer[operation.upperBound - 1].end)
    guard !pass.hasComment(in: between), !pass.hasComment(in: end) else { return [] }
    let isInPreviewMacro = pass.outline.declarations[pass.preview(around: call.callee.lowerBound)].kind == .macroExpansion
    guard isInPreviewMacro else { return [] }
    return [
      Fix(
        title: "use 'prepareDependencies', which holds for the whole preview", applicability: .unsafe,
        edits: [
          TextEdit(range: buffer.range(of: call.callee), replacement: "let _ = prepareDependencies"),
          TextEdit(range: between, replacement: pass.lineBreak + pass.indentation(of: call.callee.lowerBound)),
          TextEdit(range: end, replacement: ""),
        ])
    ]
  }
}

extension Finding.Message {
  fileprivate static func isOver(_ view: String) -> Self {
    Self(
      "these overrides are over when '\(view)' is shown, and its body runs without them; use 'prepareDependencies', or the preview trait '.dependencies'"
    )
  }
}
