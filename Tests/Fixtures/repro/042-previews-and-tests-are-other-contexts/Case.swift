// Previews are another world than reducers.
// expect: direct_date@11
import ComposableArchitecture
import SwiftUI

@Reducer
struct Row {
  struct State { var at = Date.distantPast }
  enum Action { case tap }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in state.at = Date(); return .none }
  }
}
enum Row_Previews: PreviewProvider {
  static var previews: some View {
    RowView(store: Store(initialState: Row.State(at: Date())) { Reduce<Row.State, Row.Action> { s, _ in s.at = Date(); return .none } })
  }
}
#Preview { RowView(store: Store(initialState: .init(at: .now)) { Row() } withDependencies: { $0.uuid = .init { UUID() } }) }
