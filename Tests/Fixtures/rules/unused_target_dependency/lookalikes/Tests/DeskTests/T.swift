import ComposableArchitecture
import Desk
// clean: tests override the property.
func test() {
  withDependencies { $0.roomClient.load = { [] } } operation: {}
}
