import Dependencies

extension DependencyValues {
  // clean: allowed
  var dismissAll: DismissAll { self[DismissAll.self] }
  var dismissOne: DismissOne { self[DismissOne.self] }  // expect: get_only_registration
}
