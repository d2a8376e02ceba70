/// The words that the lexer tells apart while it reads them, so that parsers and rules compare small integers.
///
/// A case's name is the word's spelling. Adding a word is adding a case, in the part that it belongs to.
public enum KnownWord: Int, CaseIterable, Sendable {
  /// No known word.
  case none

  // Reserved words (The Swift Programming Language, Lexical Structure, "Keywords and Punctuation"): kind `keyword`.
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `func`, `import`, `init`, `inout`, `let`
  case `operator`, `precedencegroup`, `protocol`, `struct`, `subscript`, `typealias`, `var`, `fileprivate`
  case `internal`, `private`, `public`, `static`, `defer`, `if`, `guard`, `do`, `repeat`, `else`, `for`, `in`
  case `while`, `return`, `break`, `continue`, `fallthrough`, `switch`, `case`, `default`, `where`, `catch`, `throw`
  case `as`, `Any`, `false`, `is`, `nil`, `rethrows`, `super`, `self`, `Self`, `true`, `try`, `throws`

  // Contextual keywords: kind `identifier`.
  case actor, any, async, await, borrowing, consuming, convenience, copy, consume, discard, distributed, didSet
  case dynamic, each, final, get, indirect, infix, isolated, lazy, left, macro, mutating, nonisolated, nonmutating
  case of, open, optional, override, package, postfix, prefix, `Protocol`, required, right, sending, set, some
  case transferring, `Type`, unowned, unsafe, weak, willSet, yield, _modify, _read, read, modify, _const, _local
  case __owned, __shared, _borrowing, _consuming, _mutating, higherThan, lowerThan, associativity, assignment
  case available, unavailable, canImport, compiler, swift, os, arch, targetEnvironment, hasFeature, hasAttribute
  case _specialize, specialized, abi, _implements, _dynamicReplacement, derivative, transpose, differentiable
  case _accessorBlock, escaping, autoclosure, reasync, nonsending, __consuming, yielding, unsafeAddress, unsafeMutableAddress
  case borrow, mutate

  // Names of the world outside the program, which rules find by their tokens alone. Kind `identifier`; no body is parsed for them.
  case URLSession, UserDefaults, FileManager, NotificationCenter, UIApplication, NSApplication, NSWorkspace, UIPasteboard
  case NSPasteboard, UIDevice, ProcessInfo, Bundle, NSUbiquitousKeyValueStore, HTTPCookieStorage, URLCache
  case UNUserNotificationCenter, CLLocationManager, CNContactStore, EKEventStore, PHPhotoLibrary, SKPaymentQueue, LAContext
  case NWPathMonitor, AVAudioSession, CKContainer, WCSession, CMMotionManager, Calendar, Locale, TimeZone, Thread
  case ContinuousClock, SuspendingClock, DispatchQueue, DispatchTime, RunLoop, Timer, SystemRandomNumberGenerator
  case shared, isTesting, TestContext, NSClassFromString, AppStorage
  case random, randomElement, shuffled, shuffle, arc4random, arc4random_uniform, sleep, usleep, asyncAfter
  case CommandLine, getenv
  case _XCTIsTesting
  case exhaustivity, withExhaustivity, skipReceivedActions, skipInFlightEffects, isInverted

  // The vocabulary: names from libraries that rules ask for. Kind `identifier`; a brace around one is worth parsing.
  case Dependencies, DependenciesMacros, ComposableArchitecture, IssueReporting, XCTestDynamicOverlay
  case DependenciesTestSupport, IssueReportingTestSupport, Foundation, SwiftUI, XCTest, Testing, DependencyKey
  case TestDependencyKey, DependencyValues, Dependency, DependencyClient, DependencyEndpoint
  case DependencyEndpointIgnored, DependencyEntry, liveValue, testValue, previewValue, live, mock, preview, noop
  case sample, demo, stub, fake, placeholder, failing, unimplemented, XCTUnimplemented, reportIssue, XCTFail
  case withDependencies, prepareDependencies, withEscapedDependencies, transformDependency, dependency, dependencies
  case operation, Reducer, ReducerProtocol, ReducerOf, AnyReducer, Reduce, reduce, core, body, State, Action, Effect
  case EffectTask, EffectOf, EffectPublisher, ObservableState, run, publisher, task, fireAndForget, future, catching
  case send, merge, concatenate, cancellable, cancel, Store, StoreOf, TestStore, TestStoreOf, WithViewStore, View
  case ViewModifier, Scene, App, PreviewProvider, Preview, main, UIApplicationMain, NSApplicationMain, Observable
  case Perceptible, ObservableObject, ObservationIgnored, XCTestCase, Test, Suite, Date, UUID, NSDate, NSUUID, now
  case date, uuid, constant, CFAbsoluteTimeGetCurrent, timeIntervalSinceReferenceDate, timeIntervalSinceNow
  case timeIntervalSince1970, timeIntervalSince, isDateInToday, isDateInYesterday, isDateInTomorrow, distantPast
  case distantFuture, globallyUniqueString, identifierForVendor, formatted, relative, DateGenerator, UUIDGenerator
  case AsyncStream, AsyncThrowingStream, Task, Sendable, retroactive, preconcurrency, unchecked, MainActor, testable
  case _exported, _implementationOnly, _spi, Package, target, testTarget, executableTarget, plugin, binaryTarget
  case systemLibrary
  case CACurrentMediaTime, mach_absolute_time, systemUptime
  case assertSnapshot, assertSnapshots, verifySnapshot, Snapshotting, XCUIApplication

  @inlinable public var isReserved: Bool { rawValue >= KnownWord.`associatedtype`.rawValue && rawValue <= KnownWord.`throws`.rawValue }
  @inlinable @inline(__always) public var isVocabulary: Bool { rawValue >= KnownWord.Dependencies.rawValue }
  /// A name that rules ask for: no word of the language.
  @inlinable @inline(__always) public var isName: Bool { rawValue > KnownWord.mutate.rawValue }

  /// Spelled out, for other modules to compile it in place.
  @inlinable @inline(__always) public static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }

  /// The word as it is written, back quotes left out.
  public var spelling: String { stringValue }
}

/// For the compiler to spell out its cases' names: reflection takes ten thousand instructions a name, at every start.
extension KnownWord: CodingKey {}
