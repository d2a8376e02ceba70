import SwiftLexer

/// Reports test values whose endpoints answer as if all were well, and tell nobody.
///
/// It judges shapes, not names, and follows `.noop` or `.mock` to its declaration. Clients that keep state, wait or hand work
/// on are doubles on purpose: one such endpoint too many, and the rule is silent.
package struct ComplacentTestValue: Rule {
  package static let metadata = RuleMetadata(
    id: "complacent_test_value", group: .keys, summary: "test value that answers without telling the test", severity: .warning,
    since: "0.1.0", fixes: .sometimes,
    options: [
      RuleOption(name: "allow", kind: .list(allowed: []), summary: "names of keys whose test values may be quiet"),
      RuleOption(
        name: "observers", kind: .list(allowed: []),
        summary: "words that, in the name of a client or endpoint, say that it only observes; more than the built-in ones"),
    ],
    interest: .facts([.testValue, .DependencyEntry]),
    explanation: #"""
      ## What it does

      Reports a `testValue` whose endpoints do nothing (`{ _ in }`) or give a fixed answer (`[]`, `nil`, `false`, a sample)
      while none of them reports. Where some endpoints report and others answer, each of the others is a note. A member that
      the value names (`.noop`, `.mock`) is followed to its declaration. The initial value of a `@DependencyEntry` is a test
      value, too.

      ## Why is this bad?

      The test value runs in every test that forgets to override the client. One that reports makes that test fail and says
      which endpoint was called. One that answers `[]` lets the test pass: on data that nobody chose, through calls that
      nobody expected. A feature may begin to delete files, and no test will notice.

      ## Example

      ```swift
      import Dependencies

      struct RecipeClient {
        var recipes: () async throws -> [String]
        var discard: (Int) async throws -> Void
      }
      extension RecipeClient: TestDependencyKey {
        static let testValue = RecipeClient(
          recipes: { [] },
          discard: { _ in }
        )
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
        static let testValue = RecipeClient(
          recipes: unimplemented("RecipeClient.recipes"),
          discard: unimplemented("RecipeClient.discard")
        )
      }
      ```

      With `@DependencyClient`, `static let testValue = Self()` does the same. A test that wants the quiet client says so:
      `$0.recipeClient = .noop`.

      ## Limits

      Observers may be quiet: an endpoint that gives nothing back, where it or its client is called by a word like
      *analytics*, *log*, *track*, *haptic*, *sound* or *badge*. Silent are also values that keep state, wait or hand work
      on, plain data, clients made of other clients' test values, doubles of protocols that do something, and keys that a
      test target declares. A double of a protocol whose methods all do nothing is a note.

      ## Options

      `observers` adds words of your language or trade, as they stand in camel case: `observers: [Beacon]`.

      ## Disable it

      Where quiet is what every test wants, name the key in `allow`.
      """#)

  private let allowed: [String]
  private let observers: Set<String>

  static let observerWords: Set<String> = [
    "analytics", "telemetry", "track", "tracking", "log", "logger", "metrics", "crash", "haptic", "feedback", "sound", "audio",
    "badge", "analitica", "telemetria", "traza", "metrica", "vibracion", "sonido",
  ]

  package init(options: RuleOptions) throws(ConfigurationError) {
    allowed = options.allow
    observers = Self.observerWords.union(options.list("observers").flatMap(\.camelCaseWords))
  }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard !pass.project.isTest(pass.facts) else { return }
    for value in pass.project.keyValues("testValue", in: pass.facts) where !value.value.isAlternative {
      guard !allowed.contains(value.key.name), !allowed.contains(QualifiedName.last(value.key.name)) else { continue }
      check(value, isBehindProtocol: pass.project.isBehindProtocol(value.key), pass, report)
    }
    guard !pass.facts.entries.isEmpty else { return }
    for entry in EntryValue.find(in: pass) where !allowed.contains(entry.entry.name) && !entry.isLive {
      check(entry.value, isBehindProtocol: entry.type == .existential, pass, report)
    }
  }

  private func check(
    _ value: KeyValue, isBehindProtocol: Bool, _ pass: borrowing Pass, _ report: (Finding) -> Void
  ) {
    let project = pass.project
    let followed = project.follow(value)
    guard !followed.names.contains(where: { AnswerReader.isDelegate($0) || Self.isAlias($0) }) else { return }
    guard !followed.isLost else {
      reportName(followed, value, pass, report)
      return
    }
    guard let type = project.constructed(followed, from: value) else { return }
    let endpoints = project.endpoints(of: type)
    if endpoints.isEmpty {
      if isBehindProtocol { reportDouble(type, value, pass, report) }
      return
    }
    judge(followed, type, endpoints, value, pass, report)
  }

  /// Another rule speaks of these.
  private static func isAlias(_ name: String) -> Bool { name == "liveValue" || name == "previewValue" || name == "live" }

  // MARK: Clients

  private func judge(
    _ followed: FollowedValue, _ type: TypeID, _ endpoints: [ProjectIndex.Endpoint], _ value: KeyValue, _ pass: borrowing Pass,
    _ report: (Finding) -> Void
  ) {
    let client = pass.project[type].name
    let form = followed.end.value.form
    guard form.reportsAtOnce == nil else { return }
    let isObserver = isObserver(QualifiedName.last(client)) || isObserver(QualifiedName.last(value.key.name))
    var complacent: [(form: EndpointForm, endpoint: ProjectIndex.Endpoint)] = []
    // What a macro client is not given reports.
    var telling = pass.project.isMacroClient(type) && form.endpoints.count < endpoints.count ? 1 : 0
    var working = 0
    for argument in form.endpoints {
      switch argument.kind {
      case .reports, .crashes, .delegates: telling += 1
      case .works: working += 1
      case .value: continue
      case .empty, .neutral, .canned:
        guard let endpoint = endpoint(of: argument, endpoints, in: form) else { continue }
        if argument.kind == .empty, isObserver || self.isObserver(endpoint.property.name) { continue }
        complacent.append((argument, endpoint))
      }
    }
    guard !complacent.isEmpty, complacent.count >= working else { return }
    let isHere = pass.project.facts(of: followed.end.site).path == pass.facts.path
    guard telling > 0 else {
      let names = complacent.map(\.endpoint.property.name)
      let notes =
        followed.names.isEmpty
        ? []
        : [
          Note(
            path: pass.project.facts(of: followed.end.site).path, range: followed.end.value.range,
            message: "'\(followed.end.value.name)' is declared here")
        ]
      report(
        pass.finding(
          Self.metadata, at: value.value.range, Finding.Message.answers(client, names, of: endpoints.count).text, notes: notes,
          fixes: isHere && followed.names.isEmpty ? fixes(complacent, client, endpoints, pass) : []))
      return
    }
    guard isHere, followed.names.isEmpty else { return }
    for (argument, endpoint) in complacent {
      report(
        pass.finding(
          Self.metadata, severity: .note, at: argument.range,
          Finding.Message.oneAnswers(client, endpoint.property.name).text,
          fixes: fixes([(argument, endpoint)], client, endpoints, pass)))
    }
  }

  /// The property that an argument gives its closure to; without a label, the last one that could be meant.
  private func endpoint(
    of argument: EndpointForm, _ endpoints: [ProjectIndex.Endpoint], in form: ValueForm
  ) -> ProjectIndex.Endpoint? {
    guard let label = argument.label else {
      if argument.isTrailingClosure, endpoints.count == 1 { return endpoints[0] }
      guard argument.isTrailingClosure else { return nil }
      let given = Set(form.endpoints.compactMap(\.label))
      let left = endpoints.filter { !given.contains($0.property.name) }
      return left.count == 1 ? left[0] : nil
    }
    return endpoints.first { $0.property.name == label || $0.property.name == "_" + label }
  }

  private func isObserver(_ name: String) -> Bool { name.camelCaseWords.contains { observers.contains($0) } }

  // MARK: Names

  private static let quietNames: Set<String> = ["noop", "noOp", "mock", "stub", "fake", "dummy", "happyPath"]

  /// The member is declared out of view; its name says what it is.
  private func reportName(
    _ followed: FollowedValue, _ value: KeyValue, _ pass: borrowing Pass, _ report: (Finding) -> Void
  ) {
    guard let name = followed.names.last, Self.quietNames.contains(name), let type = value.type,
      !pass.project.endpoints(of: type).isEmpty, !isObserver(QualifiedName.last(pass.project[type].name))
    else { return }
    report(
      pass.finding(
        Self.metadata, severity: .note, at: value.value.range,
        Finding.Message.isCalled(pass.project[type].name, name).text))
  }

  // MARK: Doubles

  /// A double of a protocol whose methods all do nothing or give a fixed value.
  private func reportDouble(_ type: TypeID, _ value: KeyValue, _ pass: borrowing Pass, _ report: (Finding) -> Void) {
    let project = pass.project
    guard project[type].kind != .`protocol` else { return }
    var methods = 0
    for site in project.sites(of: type) {
      guard project[site].methods.count == project[site].methods.complacent else { return }
      methods += project[site].methods.count
    }
    guard methods > 0, !isObserver(QualifiedName.last(project[type].name)), !isObserver(QualifiedName.last(value.key.name)) else { return }
    report(
      pass.finding(
        Self.metadata, severity: .note, at: value.value.range, Finding.Message.doesNothing(project[type].name).text))
  }

  // MARK: Fix

  private func fixes(
    _ complacent: [(form: EndpointForm, endpoint: ProjectIndex.Endpoint)], _ client: String,
    _ endpoints: [ProjectIndex.Endpoint], _ pass: borrowing Pass
  ) -> [Fix] {
    guard pass.facts.imports.contains(where: { ProjectIndex.unimplementedModules.contains($0.module) }),
      pass.project.isUnimplementedTheLibrarys(in: pass.facts)
    else { return [] }
    var edits: [TextEdit] = []
    for (form, endpoint) in complacent {
      guard !form.isTrailingClosure, let text = replacement(form, endpoint, client) else { return [] }
      edits.append(TextEdit(range: form.range, replacement: text))
    }
    let title = edits.count == 1 ? "replace the answer by 'unimplemented'" : "replace the answers by 'unimplemented'"
    return [Fix(title: title, applicability: .unsafe, edits: edits)]
  }

  private func replacement(_ form: EndpointForm, _ endpoint: ProjectIndex.Endpoint, _ client: String) -> String? {
    guard let function = endpoint.function, function.result != .never else { return nil }
    let name = endpoint.property.name.drop { $0 == "_" }
    let call = "unimplemented(\"\(client).\(name)\""
    if function.canThrow || function.result == .void { return call + ")" }
    guard form.kind == .neutral, let answer = form.answerText else { return nil }
    return call + ", placeholder: \(answer))"
  }
}

extension Finding.Message {
  fileprivate static func answers(_ client: String, _ endpoints: [String], of count: Int) -> Self {
    if count == 1, let endpoint = endpoints.first {
      return Self("'\(client).\(endpoint)' answers without a report: a test that does not override it passes all the same")
    }
    let names = endpoints.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let more = endpoints.count > 3 ? " and \(endpoints.count - 3) more" : ""
    let verb = endpoints.count == 1 ? "answers" : "answer"
    return Self("\(names)\(more) of '\(client)' \(verb) without a report: a test that does not override them passes all the same")
  }
  fileprivate static func oneAnswers(_ client: String, _ endpoint: String) -> Self {
    Self("'\(client).\(endpoint)' answers without a report, while others report")
  }
  fileprivate static func isCalled(_ client: String, _ member: String) -> Self {
    Self("the test value of '\(client)' is '\(member)', declared out of view: by its name it reports nothing")
  }
  fileprivate static func doesNothing(_ type: String) -> Self {
    Self("all methods of '\(type)' do nothing or give a fixed value: a test that does not override it passes all the same")
  }
}
