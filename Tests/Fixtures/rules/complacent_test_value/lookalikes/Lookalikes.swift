import Dependencies
import DependenciesMacros

// clean: all endpoints report
struct Told: Sendable {
  var all: @Sendable () async throws -> [Int]
  var one: @Sendable () throws -> Int
  var two: @Sendable () -> Void
}
extension Told: TestDependencyKey {
  static let testValue = Told(
    all: { reportIssue("Told.all"); return [] },
    one: { throw Missing() },
    two: { fatalError() }
  )
}

// clean: the called type is a macro client, though the key is not
@DependencyClient
struct FooUseCase: Sendable { var run: @Sendable () throws -> Int }
enum FooKey: TestDependencyKey { static let testValue = FooUseCase() }

// clean: plain data
struct Build: Sendable { var version: String; var number: Int }
extension Build: TestDependencyKey { static let testValue = Build(version: "1", number: 1) }
enum TokenKey: TestDependencyKey { static let testValue: Set<Int>? = nil }
enum CenterKey: TestDependencyKey { static let testValue = NotificationCenter() }

// clean: it hands the work on
struct Executor: Sendable { var async: @Sendable (Int, @Sendable () -> Void) -> Void }
extension Executor: TestDependencyKey { static let testValue = Executor(async: { _, work in work() }) }

// clean: it waits
struct Waiter: Sendable { var wait: @Sendable () async throws -> Void }
extension Waiter: TestDependencyKey { static let testValue = Waiter(wait: { try await Task.never() }) }

// clean: made of other clients' test values
struct Center: Sendable {
  var told: Told
  var present: @Sendable () -> Void
  var waiter: Waiter
}
extension Center: TestDependencyKey {
  static let testValue = Center(told: .testValue, present: Told.testValue.two, waiter: .testValue)
}

// clean: by their names they report
struct Safe: Sendable { var open: @Sendable () -> Void }
extension Safe: TestDependencyKey {
  static let testValue = Self.failing
  static let failing = Self(open: {})
}

// clean: a double that does something
protocol Mailer: Sendable {
  func send(_ text: String) throws -> Int
  func drop()
}
struct MockMailer: Mailer {
  var sent = LockIsolated<[String]>([])
  func send(_ text: String) throws -> Int { sent.withValue { $0.append(text); return $0.count } }
  func drop() {}
}
enum MailerKey: TestDependencyKey { static let testValue: any Mailer = MockMailer() }

// clean: an answer made of what was asked
struct Echo: Sendable { var call: @Sendable (String) -> String; var twice: @Sendable (Int) -> Int }
extension Echo: TestDependencyKey { static let testValue = Echo(call: { $0 }, twice: { number in number * 2 }) }

// clean: no key, so a sample
struct Sample: Sendable {
  var run: @Sendable () -> Int
  static let testValue = Sample(run: { 0 })
}

// clean: the value depends on the build; the first branch is what tests see
struct Split: Sendable { var run: @Sendable () throws -> Int }
extension Split: TestDependencyKey {
  #if DEBUG
    static let testValue = Split(run: unimplemented("Split.run"))
  #else
    static let testValue = Split(run: { 0 })
  #endif
}

// clean: what it gives depends on more than its shape says
struct Fork: Sendable { var run: @Sendable () -> Int }
extension Fork: TestDependencyKey {
  static var testValue: Self {
    if Config.isQuiet { return Fork(run: { 0 }) }
    return Fork(run: { 1 })
  }
}

// clean: most of it works
struct Store: Sendable {
  var load: @Sendable (Int) -> String?
  var save: @Sendable (Int, String) -> Void
  var flush: @Sendable () -> Void
}
extension Store: TestDependencyKey {
  static let testValue: Self = {
    let memory = Memory()
    return Self(load: { memory[$0] }, save: { memory[$0] = $1 }, flush: {})
  }()
}
