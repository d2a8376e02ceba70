import SwiftLexer

/// A test function in a file.
package struct TestPlace: Sendable {
  /// `Suite/test`; the function's name alone at file scope.
  package var name: String
  package var path: String
  /// Index into the file's `Outline.declarations`.
  var declaration: Int
}

extension NeedsReader {
  /// All test functions, in order of file and place.
  func tests() -> [TestPlace] {
    var result: [TestPlace] = []
    for facts in project.files where project.isTest(facts) {
      guard let pass = pass(facts.path) else { continue }
      for (index, declaration) in pass.outline.declarations.enumerated() where pass.isTestFunction(declaration) {
        guard let name = declaration.name.first.map({ QualifiedName.word(pass.buffer[$0], pass.file) }) else { continue }
        let suite = pass.enclosingTypes(of: index).reversed().compactMap { pass.typeIndex(ofDeclaration: $0) }.last.map { pass.facts.types[$0].name }
        result.append(TestPlace(name: suite.map { "\($0)/\(name)" } ?? name, path: facts.path, declaration: index))
      }
    }
    return result
  }

  /// `Suite/test`, or `test` where there is one of the name.
  package func test(named written: String) -> NeedsLookup<TestPlace> {
    let name = written.hasSuffix("()") ? String(written.dropLast(2)) : written
    let tests = self.tests()
    let found = tests.filter { $0.name == name || $0.name.hasSuffix("/" + name) || $0.name.hasSuffix("." + name) }
    if found.count == 1 { return .found(found[0]) }
    if found.isEmpty { return .none(known: tests.flatMap { [$0.name, String($0.name.split(separator: "/").last ?? "")] }) }
    let exact = found.filter { $0.name == name }
    if exact.count == 1 { return .found(exact[0]) }
    return .ambiguous(found.map { test in
      let range = pass(test.path).map { $0.buffer.range(of: $0.outline.declarations[test.declaration].name) }
      return "'\(test.name)' (\(range.map { place(test.path, $0).text } ?? test.path))"
    })
  }

  package func needs(of test: TestPlace) -> TestNeeds? {
    pass(test.path).map { TestReader(test, $0, self).read() }
  }
}

extension Pass {
  func isTestFunction(_ declaration: Declaration) -> Bool {
    guard declaration.kind == .function, declaration.body != nil else { return false }
    if outline.attributes[declaration.attributes].contains(where: { $0.word == .Test }) { return true }
    guard declaration.parent >= 0, let name = declaration.name.first, let parameters = declaration.parameters, parameters.count == 2 else { return false }
    return text(name).hasPrefix("test")
  }

  /// Declarations of the types and extensions around one, the innermost first.
  func enclosingTypes(of declaration: Int) -> [Int] {
    var result: [Int] = []
    var index = Int(outline.declarations[declaration].parent)
    while index >= 0 {
      if outline.declarations[index].kind.isNominalOrExtension { result.append(index) }
      index = Int(outline.declarations[index].parent)
    }
    return result
  }
}

/// Reads one test: what it makes, sends and overrides.
struct TestReader {
  private let test: TestPlace
  private let pass: Pass
  private let reader: NeedsReader
  private let project: ProjectIndex
  /// Declarations whose code the test runs: itself, its helpers and its suite's properties in the same file.
  private let code: [Int]

  init(_ test: TestPlace, _ pass: Pass, _ reader: NeedsReader) {
    self.test = test
    self.pass = pass
    self.reader = reader
    project = reader.project
    code = Self.code(of: test.declaration, pass)
  }

  func read() -> TestNeeds {
    let subjects = self.subjects()
    let overrides = DeclaredOverrides(of: test.declaration, code: code, pass, reader)
    let sent = self.sent()
    let mentioned = self.mentioned()
    let isExhaustive = !code.contains { declaration in
      pass.outline.declarations[declaration].tokens.contains { pass.buffer[$0].kind == .identifier && pass.file.isText(pass.buffer[$0], "exhaustivity") }
    }
    var needs: [TestNeeds.Need] = []
    for subject in subjects {
      for owner in subject.family {
        for use in owner.uses {
          let isDeclared = overrides.providesAll || overrides.declared.contains { $0.covers(use) }
          needs.append(
            TestNeeds.Need(
              use: use, owner: owner.name, reach: reach(of: use, isChilds: owner.type != subject.type, subject, sent, mentioned, isExhaustive), isDeclared: isDeclared,
              answer: isDeclared ? .unknown : reader.testAnswer(use, seenBy: pass.facts.module)))
        }
      }
    }
    var declared = overrides.declared
    for index in declared.indices where !subjects.isEmpty {
      declared[index].isSuperfluous = declared[index].isOwn && !needs.contains { declared[index].covers($0.use) } && !isTouchedElsewhere(declared[index].dependency, subjects)
    }
    var remarks = overrides.remarks
    if subjects.isEmpty { remarks.append("no reducer or model in view is made by the test or its helpers") }
    return TestNeeds(
      name: test.name, place: reader.place(test.path, pass.buffer.range(of: pass.outline.declarations[test.declaration].name)),
      subjects: subjects, needs: needs, declared: declared, remarks: remarks)
  }

  // MARK: Code

  private static func code(of test: Int, _ pass: borrowing Pass) -> [Int] {
    let outline = pass.outline
    let types = pass.enclosingTypes(of: test)
    var byName: [String: [Int]] = [:]
    for (index, declaration) in outline.declarations.enumerated() where index != test {
      let parent = Int(declaration.parent)
      guard parent < 0 || outline.declarations[parent].kind.isNominalOrExtension, !pass.isTestFunction(declaration) else { continue }
      switch declaration.kind {
      case .function, .variable, .constant, .initializer: break
      default: continue
      }
      let name = declaration.name.first.map { QualifiedName.word(pass.buffer[$0], pass.file) } ?? "init"
      byName[name, default: []].append(index)
    }
    var code = [test]
    for name in ["setUp", "setUpWithError", "invokeTest", "init"] {
      code += (byName[name] ?? []).filter { types.contains(Int(outline.declarations[$0].parent)) }
    }
    var next = 0
    while next < code.count, code.count < 256 {
      for token in outline.declarations[code[next]].tokens where pass.buffer[token].kind == .identifier {
        guard let found = byName[QualifiedName.word(pass.buffer[token], pass.file)] else { continue }
        if token > 1, pass.buffer[token - 1].kind == .period, pass.buffer[token - 2].word != .`self`, pass.buffer[token - 2].word != .`Self` { continue }
        for index in found where !code.contains(index) { code.append(index) }
      }
      next += 1
    }
    return code
  }

  // MARK: Subjects

  /// Types with dependencies that are made, those left out that another one is built of.
  private func subjects() -> [SubjectNeeds] {
    guard let file = pass.fileIndex else { return [] }
    let buffer = pass.buffer
    var types: [TypeID] = []
    for declaration in code {
      let tokens = pass.outline.declarations[declaration].tokens
      var token = tokens.lowerBound
      while token < tokens.upperBound {
        guard buffer[token].kind == .identifier, isUppercase(token), token == 0 || buffer[token - 1].kind != .period else {
          token += 1
          continue
        }
        var end = token + 1
        while end + 1 < tokens.upperBound, buffer[end].kind == .period, buffer[end + 1].kind == .identifier, isUppercase(end + 1) { end += 2 }
        let isMade = buffer.opensCall(end) || buffer[end].kind == .leftBrace || buffer[end].kind == .period && buffer[end + 1].word == .`init`
        if isMade, let name = QualifiedName.read(token..<end, buffer, pass.file), case .type(let type) = project.resolve(name, scope: "", file: file),
          !types.contains(type), let kind = reader.kind(of: type), kind != .view
        {
          types.append(type)
        }
        token = end
      }
    }
    let needs = types.map { reader.needs(of: $0) }
    return needs.filter { item in !needs.contains { $0.type != item.type && $0.children.contains { $0.needs.type == item.type } } }
  }

  private func isUppercase(_ token: Int) -> Bool { pass.file.storage[Int(pass.buffer[token].start)] &- 0x41 < 26 }

  // MARK: Reach

  /// Names behind periods in what is sent and received, a list each.
  private func sent() -> [[String]] {
    var result: [[String]] = []
    for call in pass.outline.calls where call.nameToken >= 0 && code.contains(where: { pass.outline.declarations[$0].tokens.contains(Int(call.nameToken)) }) {
      guard call.base != .none, ["send", "receive"].contains(pass.text(Int(call.nameToken))), let first = call.arguments.first else { continue }
      let value = pass.outline.arguments[first].value
      let words = value.filter { $0 > 0 && pass.buffer[$0].kind.isWord && pass.buffer[$0 - 1].kind == .period && !isUppercase($0) }
      result.append(words.map { QualifiedName.word(pass.buffer[$0], pass.file) })
    }
    return result
  }

  /// Names of members of anything.
  private func mentioned() -> Set<String> {
    var result: Set<String> = ["init", "initializer", ""]
    for declaration in code {
      for token in pass.outline.declarations[declaration].tokens where token > 0 && pass.buffer[token].kind.isWord && pass.buffer[token - 1].kind == .period {
        result.insert(QualifiedName.word(pass.buffer[token], pass.file))
      }
    }
    return result
  }

  private func reach(
    of use: NeededEndpoint, isChilds: Bool, _ subject: SubjectNeeds, _ sent: [[String]], _ mentioned: Set<String>, _ isExhaustive: Bool
  ) -> TestNeeds.Reach {
    guard subject.kind == .reducer else { return use.members.contains(where: mentioned.contains) ? .reached : .notReached }
    if use.actions.isEmpty { return .possible }
    let isSent = use.actions.contains { action in
      let words = action.split(separator: ".").map(String.init)
      return sent.contains { names in
        // An action of a child comes wrapped in its parents'.
        guard let first = names.firstIndex(of: words[0]), isChilds ? first > 0 : first == 0 else { return false }
        var rest = names[first...]
        return words.allSatisfy { word in
          guard let index = rest.firstIndex(of: word) else { return false }
          rest = rest[(index + 1)...]
          return true
        }
      }
    }
    return isSent ? .reached : isExhaustive ? .notReached : .possible
  }

  /// Code that is no subject of the test, and that the subjects may run, reads the dependency, too.
  private func isTouchedElsewhere(_ dependency: NeededDependency, _ subjects: [SubjectNeeds]) -> Bool {
    let known = Set(subjects.flatMap(\.family).map(\.type))
    let readsModels = subjects.contains { $0.kind != .reducer }
    for (index, facts) in project.files.enumerated() where facts.dependencyReads.contains(dependency.name) && !project.isTest(facts) {
      var isOfTypes = false
      for (typeIndex, fact) in facts.types.enumerated() where fact.dependencies.contains(where: { QualifiedName.first($0.path) == dependency.name }) {
        isOfTypes = true
        guard let type = project.type(at: TypeSite(file: Int32(index), type: Int32(typeIndex))), !known.contains(type) else { continue }
        switch reader.kind(of: type) {
        case .type, nil: return true
        case .model: if readsModels { return true }
        case .reducer, .view: continue
        }
      }
      // A function's own.
      if !isOfTypes { return true }
    }
    return false
  }
}
