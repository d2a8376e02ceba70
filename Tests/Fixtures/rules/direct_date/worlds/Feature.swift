import ComposableArchitecture

@Reducer struct Feature {
  func f(_ state: inout State) -> Effect<Action> {
    state.at = Date()  // expect: direct_date
    return .none
  }
}
// clean: previews show what time it is
#Preview { FeatureView(store: Store(initialState: Feature.State(at: .now)) { Reduce<Feature.State, Feature.Action> { s, _ in s.at = Date(); return .none } }) }
enum Feature_Previews: PreviewProvider {
  static var previews: some View { FeatureView(state: Feature.State(at: Date())) }
}
