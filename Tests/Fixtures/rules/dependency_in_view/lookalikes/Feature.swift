import ComposableArchitecture

// clean: a reducer, and a preview.
@Reducer struct Feature { @Dependency(\.date.now) var now }
struct FeaturePreviews: PreviewProvider {
  @Dependency(\.date.now) static var now
  static var previews: some View { Text("x") }
}
