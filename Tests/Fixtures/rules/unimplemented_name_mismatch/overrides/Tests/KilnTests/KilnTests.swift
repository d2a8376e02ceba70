import Dependencies
import Testing

@Test func fires() {
  withDependencies {
    $0.kiln.fire = unimplemented("Kiln.burn")  // expect: unimplemented_name_mismatch(warning) 34 "'Kiln.burn'"
    $0.kiln.glaze = { try unimplemented("KilnKey.glaze")() }  // clean: its own name
    $0.oven.bake = unimplemented("Oven.roast")  // clean: nobody knows what 'oven' is
    $0.kiln = .init(
      fire: unimplemented("Kiln.glaze"),  // expect: unimplemented_name_mismatch(warning)
      glaze: unimplemented("Kiln.glaze"))
  } operation: {
  }
  model.onTap = unimplemented("tapped")  // clean: no client
  let store = TestStore()
  store.dependencies.kiln.fire = unimplemented("Kiln.stoke")  // expect: unimplemented_name_mismatch(warning)
}
