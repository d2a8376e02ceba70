import SwiftLexer

/// Reports a `previewValue` that has nothing to show.
package struct EmptyPreviewValue: Rule {
  package static let metadata = RuleMetadata(
    id: "empty_preview_value", group: .keys, summary: "preview value with nothing to show", severity: .note, since: "0.1.0",
    fixes: .none,
    options: [
      RuleOption(name: "allow", kind: .list(allowed: []), summary: "names of keys whose previews may be empty"),
      RuleOption(
        name: "min_samples", kind: .integer(minimum: 1),
        summary: "collections written with fewer different elements count as empty; 1 by default"),
    ],
    interest: .facts([.previewValue]),
    explanation: #"""
      ## What it does

      Reports a `previewValue` whose endpoints give `[]`, `nil` and their like wherever they give a collection or an
      optional. A member that the value names (`.noop`) is followed to its declaration.

      ## Why is this bad?

      A preview is there to show what the screen looks like. On an empty answer it shows the empty state, or nothing: long
      titles, many rows and missing pictures are seen for the first time on a device.

      ## Example

      ```swift
      import Dependencies

      struct RecipeClient {
        var recipes: () async throws -> [String]
        var discard: (Int) async throws -> Void
      }
      extension RecipeClient: TestDependencyKey {
        static let testValue = Self(
          recipes: unimplemented("RecipeClient.recipes"), discard: unimplemented("RecipeClient.discard"))
        static let previewValue = Self(recipes: { [] }, discard: { _ in })
      }
      ```

      ## Use instead

      ```swift
      import Dependencies

      struct RecipeClient {
        var recipes: () async throws -> [String]
        var discard: (Int) async throws -> Void
      }
      extension RecipeClient: TestDependencyKey {
        static let testValue = Self(
          recipes: unimplemented("RecipeClient.recipes"), discard: unimplemented("RecipeClient.discard"))
        static let previewValue = Self(
          recipes: { ["Soup", "Soup of everything that was left in the garden", "Bread"] }, discard: { _ in })
      }
      ```

      ## Limits

      Silent are clients that give no collection and no optional, clients with one endpoint that has data, and streams.

      ## Options

      `min_samples: 3` wants lists of at least three different elements, where they are written as literals in the same file.

      ## Disable it

      Name keys in `allow` whose screens are meant to be previewed empty.
      """#)

  private let allowed: [String]
  private let minimum: Int

  package init(options: RuleOptions) throws(ConfigurationError) {
    allowed = options.allow
    minimum = options.integer("min_samples", default: 1)
  }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard !pass.project.isTest(pass.facts) else { return }
    for value in pass.project.keyValues("previewValue", in: pass.facts) where !value.value.isAlternative {
      guard !allowed.contains(value.key.name), !allowed.contains(QualifiedName.last(value.key.name)) else { continue }
      let followed = pass.project.follow(value)
      let names = emptyEndpoints(of: value, followed, pass)
      guard !names.isEmpty else { continue }
      report(pass.finding(Self.metadata, at: value.value.range, Finding.Message.isEmpty(value.key.name, names).text))
    }
  }

  /// The endpoints that give a collection or an optional, where all of them give an empty one and none has other data.
  private func emptyEndpoints(of value: KeyValue, _ followed: FollowedValue, _ pass: borrowing Pass) -> [String] {
    let project = pass.project
    guard !followed.isLost, let type = project.constructed(followed, from: value) else { return [] }
    let endpoints = project.endpoints(of: type)
    var forms = followed.end.value.form.endpoints
    if forms.isEmpty, !project.isMacroClient(type) {
      forms = endpoints.compactMap { endpoint in
        endpoint.property.defaultAnswer.map {
          EndpointForm(label: endpoint.property.name, kind: $0, range: value.value.range)
        }
      }
    }
    guard forms.count == endpoints.count else { return [] }
    let isHere = project.facts(of: followed.end.site).path == pass.facts.path
    var names: [String] = []
    for form in forms {
      let given = form.label ?? (endpoints.count == 1 ? endpoints[0].property.name : nil)
      guard let endpoint = endpoints.first(where: { $0.property.name == given }), let function = endpoint.function else { return [] }
      switch function.result {
      case .void, .never: continue
      case .array, .dictionary, .optional, .named("Set"), .named("IdentifiedArray"), .named("IdentifiedArrayOf"), .named("Optional"),
        .named("Array"), .named("Dictionary"):
        guard form.kind == .neutral || isHere && hasFewSamples(form, pass) else { return [] }
        names.append(endpoint.property.name)
      case .function, .named, .other:
        // A flag or a number that is false or zero is no data, anything else may be.
        guard form.kind == .neutral || form.kind == .reports else { return [] }
      }
    }
    return names
  }

  /// A collection literal of too few different elements, by their text.
  private func hasFewSamples(_ form: EndpointForm, _ pass: borrowing Pass) -> Bool {
    guard minimum > 1, form.kind == .canned, let answer = form.answer, let tokens = tokens(in: answer, pass) else { return false }
    let reader = TokenReader(file: pass.file, buffer: pass.buffer)
    guard reader.isBracketed(tokens, by: .leftSquare), let inner = reader.inside(tokens.lowerBound, of: tokens) else { return false }
    return Set(reader.items(inner).map(reader.text)).count < minimum
  }

  private func tokens(in range: SourceRange, _ pass: borrowing Pass) -> Range<Int>? {
    var low = 0
    var high = pass.buffer.count
    while low < high {
      let middle = (low + high) / 2
      if pass.buffer[middle].start < range.start { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < pass.buffer.count, pass.buffer[end].end <= range.end, pass.buffer[end].kind != .endOfFile { end += 1 }
    return low < end ? low..<end : nil
  }
}

extension Finding.Message {
  fileprivate static func isEmpty(_ key: String, _ endpoints: [String]) -> Self {
    let names = endpoints.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let more = endpoints.count > 3 ? " and \(endpoints.count - 3) more" : ""
    let verb = endpoints.count == 1 ? "gives" : "give"
    return Self("previews of '\(key)' have nothing to show: \(names)\(more) \(verb) no samples")
  }
}
