import SwiftLexer

/// Reads a file's regions in one walk over its declarations and closures, which are entered and left in source order.
struct RegionBuilder {
  private let buffer: TokenBuffer
  private let file: SourceFile
  private let outline: Outline
  private let facts: FileFacts
  private let project: ProjectIndex
  private let fileIndex: Int32
  /// For each declaration of a type: index into `facts.types`.
  private let typeIndices: [Int32: Int]
  /// Mocks under `#if DEBUG` are for previews: so the file is called.
  private let isSampleFile: Bool
  private let base: Region.World

  /// Where the walk is, and what it has passed.
  private struct Walk {
    private let tokenCount: Int
    private(set) var intervals: [Regions.Interval]
    private var stack: [Frame]

    private struct Frame {
      /// One past the last token.
      var end: Int
      var context: Context
    }

    init(tokenCount: Int, outermost: Context) {
      self.tokenCount = tokenCount
      intervals = [Regions.Interval(start: 0, region: outermost.region)]
      stack = [Frame(end: tokenCount, context: outermost)]
    }

    var context: Context { stack[stack.count - 1].context }

    mutating func enter(_ tokens: Range<Int>, _ context: Context) {
      mark(tokens.lowerBound, context.region)
      stack.append(Frame(end: min(tokens.upperBound, stack[stack.count - 1].end), context: context))
    }

    mutating func leave(before token: Int) {
      while stack.count > 1, let last = stack.last, last.end <= token {
        stack.removeLast()
        mark(last.end, context.region)
      }
    }

    private mutating func mark(_ start: Int, _ region: Region) {
      if let last = intervals.last, last.start == start { intervals.removeLast() }
      if let last = intervals.last, last.region == region { return }
      if start < tokenCount || intervals.isEmpty { intervals.append(Regions.Interval(start: start, region: region)) }
    }
  }

  private struct Context {
    var region: Region
    /// Innermost type or extension that says what its members are, as an index into `facts.types`; -1 outside of types.
    var type: Int = -1
    var nesting = Nesting.plain
    /// `.run { … }` and its like are effects here.
    var makesEffects = false
  }

  /// What types that are declared in this one are, where they are nothing by themselves.
  private enum Nesting {
    case plain, reducer, action, state, value
  }

  init(_ buffer: TokenBuffer, _ file: SourceFile, _ outline: Outline, _ facts: FileFacts, _ project: ProjectIndex) {
    self.buffer = buffer
    self.file = file
    self.outline = outline
    self.facts = facts
    self.project = project
    fileIndex = project.fileIndex(of: facts.path) ?? -1
    var typeIndices: [Int32: Int] = [:]
    for (index, type) in facts.types.enumerated() { typeIndices[type.declaration] = index }
    self.typeIndices = typeIndices
    let path = Array(facts.path.utf8)
    let name = path[(path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...]
    isSampleFile = name.contains("Mock") || name.contains("Preview")
    base =
      if project.isTest(facts) {
        .tests
      } else if path.contains("/Preview Content/") || path.starts(with: "Preview Content/".utf8) {
        .preview
      } else if name.elementsEqual("main.swift".utf8) {
        .entry
      } else {
        .app
      }
  }

  func read() -> [Regions.Interval] {
    var walk = Walk(tokenCount: buffer.count, outermost: Context(region: Region(world: base)))
    guard fileIndex >= 0 else { return walk.intervals }
    var declaration = 0
    var closure = 0
    while declaration < outline.declarations.count || closure < outline.closures.count {
      let nextDeclaration = declaration < outline.declarations.count ? outline.declarations[declaration].tokens.lowerBound : .max
      let nextClosure = closure < outline.closures.count ? outline.closures[closure].tokens.lowerBound : .max
      walk.leave(before: min(nextDeclaration, nextClosure))
      if nextDeclaration <= nextClosure {
        let item = outline.declarations[declaration]
        walk.enter(item.tokens, context(of: item, at: declaration, in: walk.context))
        declaration += 1
      } else {
        let item = outline.closures[closure]
        walk.enter(item.tokens, context(of: item, in: walk.context))
        closure += 1
      }
    }
    walk.leave(before: .max)
    return walk.intervals
  }

  // MARK: Declarations

  private func context(of declaration: Declaration, at index: Int, in outer: Context) -> Context {
    var context = outer
    if isSampleFile, outline.isUnderDebug(declaration.condition, buffer, file) { context.region.world = max(context.region.world, .preview) }
    switch declaration.kind {
    case .`struct`, .`class`, .`enum`, .actor, .`protocol`, .`extension`:
      enterType(declaration, index, outer, &context)
    case .macroExpansion:
      if let name = declaration.name.first, buffer[name].word == .Preview { context.region.world = max(context.region.world, .preview) }
    case .function, .initializer, .`subscript`:
      enterFunction(declaration, outer, &context)
    case .variable, .constant:
      enterProperty(declaration, outer, &context)
    default:
      break
    }
    return context
  }

  private func enterType(_ declaration: Declaration, _ index: Int, _ outer: Context, _ context: inout Context) {
    guard let typeIndex = typeIndices[Int32(index)] else { return }
    let roles = project.roles(of: TypeSite(file: fileIndex, type: Int32(typeIndex)))
    context.type = typeIndex
    context.makesEffects = false
    if roles.contains(.preview) { context.region.world = max(context.region.world, .preview) }
    if roles.contains(.entry), !roles.contains(.reducer) { context.region.world = max(context.region.world, .entry) }
    if outer.nesting == .value { return }
    let name = QualifiedName.last(facts.types[typeIndex].name)
    (context.region.place, context.nesting) =
      if roles.contains(.reducer) {
        (.reducer, .reducer)
      } else if roles.contains(.view) || (name == "View" && outer.nesting == .reducer && declaration.kind == .`struct`) {
        (.view, .plain)
      } else if roles.contains(.state) {
        (.state, .state)
      } else if roles.contains(.live) {
        (.liveValue, .value)
      } else if roles.contains(.model) {
        (.model, .plain)
      } else if roles.contains(.injected) {
        (.injected, .plain)
      } else if outer.nesting == .action || (outer.nesting == .reducer && name == "Action") {
        (.reducer, .action)
      } else if outer.nesting == .state {
        (.state, .state)
      } else {
        (.none, .plain)
      }
    context.makesEffects = roles.contains(.reducer)
  }

  private func enterFunction(_ declaration: Declaration, _ outer: Context, _ context: inout Context) {
    if let name = declaration.name.first, declaration.modifierSet.isTypeMember { enterStatic(name, outer, &context) }
    guard context.nesting != .value else { return }
    let givesEffect = declaration.type.map { isEffect($0, outer) } ?? false
    if givesEffect { context.makesEffects = true }
    if isReducing(declaration, givesEffect) {
      context.region.place = .reducer
      context.makesEffects = true
    } else if declaration.modifierSet.contains(.async), outer.region.place == .reducer, outer.nesting == .reducer {
      context.region.place = .effect
    }
  }

  private func enterProperty(_ declaration: Declaration, _ outer: Context, _ context: inout Context) {
    if let name = declaration.name.first, declaration.modifierSet.isTypeMember { enterStatic(name, outer, &context) }
    if let type = declaration.type, isEffect(type, outer) { context.makesEffects = true }
  }

  /// Static members may be, or make, the values of a key.
  private func enterStatic(_ name: Int, _ outer: Context, _ context: inout Context) {
    guard outer.nesting != .value, outer.type >= 0 else { return }
    let place: Region.Place
    switch buffer[name].word {
    case .liveValue: place = .liveValue
    case .testValue: place = .testValue
    case .previewValue: place = .previewValue
    default:
      let text = QualifiedName.word(buffer[name], file)
      if project.isLiveMember(text, of: TypeSite(file: fileIndex, type: Int32(outer.type))) {
        place = .liveValue
      } else if SampleNames.contains(text) {
        place = .previewValue
      } else {
        return
      }
    }
    context.region.place = place
    context.nesting = .value
    context.makesEffects = false
  }

  private func isEffect(_ type: Range<Int>, _ outer: Context) -> Bool {
    if EffectNames.contains(type, buffer) { return true }
    guard outer.type >= 0, buffer[type.lowerBound].word == .Self else { return false }
    return EffectNames.contains(lastWordOf: facts.types[outer.type].name)
  }

  /// It takes `inout …State` and gives an effect, or is called as reducers' functions are.
  private func isReducing(_ declaration: Declaration, _ givesEffect: Bool) -> Bool {
    guard declaration.kind == .function, let parameters = declaration.parameters, let name = declaration.name.first else { return false }
    guard givesEffect || buffer[name].word == .reduce || buffer[name].word == .core else { return false }
    return parameters.contains { index in
      guard buffer[index].word == .`inout`, let type = QualifiedName.read(index + 1..<parameters.upperBound, buffer, file) else { return false }
      return type.hasSuffix("State")
    }
  }

  // MARK: Closures

  private func context(of closure: Closure, in outer: Context) -> Context {
    guard closure.call >= 0 else { return outer }
    let call = outline.calls[Int(closure.call)]
    var context = outer
    if isConfiguration(closure, call) {
      context.region.place = .none
      context.nesting = .value
      context.makesEffects = false
    } else if outer.nesting == .value {
      return outer
    } else if isReducer(call, closure) {
      context.region.place = .reducer
      context.makesEffects = true
    } else if outer.makesEffects, outer.region.place != .effect, isEffect(closure, call, outer) {
      context.region.place = .effect
    }
    return context
  }

  /// A closure that overrides dependencies: what it makes is chosen there.
  private func isConfiguration(_ closure: Closure, _ call: Call) -> Bool {
    let label = closure.argument >= 0 ? label(of: outline.arguments[Int(closure.argument)]) : .none
    if label == .withDependencies || label == .prepareDependencies { return true }
    switch call.name {
    case .withDependencies: return label != .operation
    case .prepareDependencies, .transformDependency, .dependencies: return true
    default: return false
    }
  }

  private func label(of argument: Argument) -> KnownWord {
    argument.label >= 0 ? buffer[Int(argument.label)].word : .none
  }

  /// `Reduce { … }`, the structs that reducers were before they became a protocol, and aliases of these.
  private func isReducer(_ call: Call, _ closure: Closure) -> Bool {
    guard call.base == .none || buffer[call.callee.lowerBound].word == .ComposableArchitecture else { return false }
    switch call.name {
    case .Reduce, .AnyReducer, .Reducer: return !isDeclaredOtherwise(call.name.spelling)
    case .none where call.nameToken >= 0 && (closure.parameters?.count ?? 0) > 2:
      let name = QualifiedName.word(buffer[Int(call.nameToken)], file)
      guard case .composition(let targets, _, _) = project.resolve(name, scope: "", file: fileIndex), targets.count == 1 else { return false }
      return ["Reduce", "AnyReducer", "Reducer"].contains(targets[0]) && !isDeclaredOtherwise(targets[0])
    default: return false
    }
  }

  private func isDeclaredOtherwise(_ name: String) -> Bool {
    project.types(named: name, seenBy: facts.module).contains { !project.isReducerLibrary(project[$0].module) }
  }

  private func isEffect(_ closure: Closure, _ call: Call, _ outer: Context) -> Bool {
    if call.name == .AsyncStream || call.name == .AsyncThrowingStream { return outer.nesting == .reducer || outer.region.place == .reducer }
    guard call.base == .implicit || EffectNames.contains(call.callee, buffer) else { return false }
    switch call.name {
    case .run, .publisher, .task, .fireAndForget, .future, .catching: return true
    default: break
    }
    if call.nameToken >= 0,
      project.isEffectBuilder(QualifiedName.word(buffer[Int(call.nameToken)], file), seenBy: facts.module)
    {
      return true
    }
    guard call.base == .implicit, closure.argument >= 0, outline.arguments[Int(closure.argument)].isTrailingClosure else { return false }
    return closure.firstParameter(in: buffer).map { buffer[$0].word == .send } ?? false
  }
}

extension Closure {
  /// Token of the first parameter's name.
  func firstParameter(in buffer: TokenBuffer) -> Int? {
    parameters?.first { buffer[$0].kind.isWord && buffer[$0].word != .`inout` }
  }
}

extension Outline {
  /// Whether a branch, or one around it, is an `#if DEBUG`, alone or with other conditions.
  func isUnderDebug(_ condition: Int32, _ buffer: TokenBuffer, _ file: SourceFile) -> Bool {
    var condition = Int(condition)
    while condition >= 0 {
      let branch = conditions[condition]
      for index in branch.expression where buffer[index].kind == .identifier && file.isText(buffer[index], "DEBUG") {
        if index == branch.expression.lowerBound || buffer[index - 1].kind != .prefixOperator { return true }
      }
      condition = Int(branch.parent)
    }
    return false
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// Whether a text's bytes stand anywhere among these: what `contains` of a `String` says, a hundred times as fast.
  fileprivate func contains(_ text: StaticString) -> Bool {
    let text = Array(text.description.utf8)
    guard let first = text.first, count >= text.count else { return false }
    return (startIndex...endIndex - text.count).contains { self[$0] == first && self[$0..<$0 + text.count].elementsEqual(text) }
  }
}
