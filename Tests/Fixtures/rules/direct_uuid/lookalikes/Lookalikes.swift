import ComposableArchitecture
import Foundation

@Reducer struct Basket {
  @ObservableState struct State: Equatable {
    var id = UUID(0)  // clean: the library's deterministic initializer
    var parsed = UUID(uuidString: "7B0C2B4E-0000-0000-0000-000000000000")  // clean: deterministic
    static let sample = State(id: UUID(1))  // clean: a sample
  }
  enum Action { case add, addAll([String]) }
  @Dependency(\.uuid) var uuid
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add: state.id = uuid()  // clean: the dependency
      case .addAll(let names): _ = names.compactMap(UUID.init(uuidString:))  // clean: makes none by itself
      }
      // UUID()
      let text = "UUID()"  // clean: text
      _ = text
      return .none
    }
  }
}

struct RowView: View {
  var body: some View { Text("a").id(UUID()) }  // clean: views may
}

struct IDClient: Sendable { var make: @Sendable () -> UUID }
extension IDClient: DependencyKey {
  static let liveValue = IDClient { UUID() }  // clean: the live world is where they are made
  static let testValue = IDClient(make: unimplemented("IDClient.make", placeholder: UUID(0)))
}

extension DependencyValues {
  static func sample() -> Self {
    withDependencies { $0.uuid = .init { UUID() } } operation: { DependencyValues() }  // clean: a generator's own
  }
}

#Preview { RowView(id: UUID()) }  // clean: a preview
