import Dependencies

extension DependencyValues {
  var left: Arm { get { self[LeftKey.self] } set { self[RightKey.self] = newValue } }  // expect: dependency_values_key_mismatch 57 "'left' is read from 'LeftKey' and written to 'RightKey'"
  var right: Arm { get { self[RightKey.self] } set { self[RightKey.self] = newValue } }
  public var elbow: Arm {
    get { return self[Arm.ElbowKey.self] }
    _modify { yield &self[Arm.WristKey.self] }  // expect: dependency_values_key_mismatch
  }
  var thumb: Int {
    get { self[ThumbKey.self].count }
    set(count) { self[LeftKey.self].count = count }  // expect: dependency_values_key_mismatch
  }
}
