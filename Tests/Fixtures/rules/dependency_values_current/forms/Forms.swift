import Dependencies

func makeName() -> String { DependencyValues._current.uuid().uuidString }  // expect: dependency_values_current 29
let all = Dependencies.DependencyValues._current  // expect: dependency_values_current
