import Dependencies
import Testing

@Test func opens() {
  prepareDependencies { $0.defaultDatabase = database }  // expect: prepare_dependencies_in_test(note) 3
}
