/// How a feature's state changes, and what is to be done then.
public protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action: Sendable
  associatedtype Body: Reducer<State, Action>

  var body: Body { get }
  func reduce(into state: inout State, action: Action) -> Effect<Action>
}

public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer {
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}

/// A reducer that is a closure.
public struct Reduce<State, Action: Sendable>: Reducer {
  private let closure: (inout State, Action) -> Effect<Action>

  public init(_ closure: @escaping (inout State, Action) -> Effect<Action>) { self.closure = closure }

  public var body: Self { self }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> { closure(&state, action) }
}

/// Work that a reducer asks for. It feeds actions back.
public struct Effect<Action: Sendable>: Sendable {
  typealias Operation = @Sendable (Send<Action>) async -> Void

  let operation: Operation?

  public static var none: Self { Self(operation: nil) }

  public static func run(
    operation: @escaping @Sendable (Send<Action>) async throws -> Void,
    catch handler: (@Sendable (any Error, Send<Action>) async -> Void)? = nil
  ) -> Self {
    Self { send in
      do {
        try await operation(send)
      } catch {
        guard let handler else { return reportIssue("an effect failed: \(error)") }
        await handler(error, send)
      }
    }
  }
}

/// Feeds an effect's actions back to its store.
@MainActor
public struct Send<Action: Sendable>: Sendable {
  let send: @MainActor (Action) -> Void

  public func callAsFunction(_ action: Action) { send(action) }
}
