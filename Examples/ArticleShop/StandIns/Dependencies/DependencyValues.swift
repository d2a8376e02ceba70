/// All dependencies in force: those that were overridden, and the defaults of the others.
public struct DependencyValues: Sendable {
  @TaskLocal package static var current = DependencyValues()

  private var overrides: [ObjectIdentifier: any Sendable] = [:]

  public subscript<Key: TestDependencyKey>(key: Key.Type) -> Key.Value {
    get {
      if let override = overrides[ObjectIdentifier(key)] as? Key.Value { return override }
      if !isTesting, let key = key as? any DependencyKey.Type, let live = liveValue(of: key) as? Key.Value {
        return live
      }
      return Key.testValue
    }
    set { overrides[ObjectIdentifier(key)] = newValue }
  }

  // A live module is found when it is linked; nobody has to import it.
  private func liveValue<Key: DependencyKey>(of key: Key.Type) -> any Sendable { Key.liveValue }
}

/// Whether this process runs tests.
let isTesting = CommandLine.arguments.contains { $0.contains("xctest") || $0.contains("testing-library") }

/// Reads a dependency at the moment of its use.
@propertyWrapper
public struct Dependency<Value: Sendable>: Sendable {
  private let keyPath: KeyPath<DependencyValues, Value> & Sendable

  public init(_ keyPath: KeyPath<DependencyValues, Value> & Sendable) { self.keyPath = keyPath }

  public var wrappedValue: Value { DependencyValues.current[keyPath: keyPath] }
}

/// Runs an operation with some dependencies overridden.
@discardableResult
public func withDependencies<Result>(
  _ update: (inout DependencyValues) throws -> Void,
  operation: () throws -> Result
) rethrows -> Result {
  var values = DependencyValues.current
  try update(&values)
  return try DependencyValues.$current.withValue(values, operation: operation)
}
