import Dependencies

extension DependencyValues {
  @DependencyEntry var hands: Int = 2  // expect: macro_product_missing 24
}
