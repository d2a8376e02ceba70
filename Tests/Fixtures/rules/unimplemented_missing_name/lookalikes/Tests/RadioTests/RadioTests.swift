import Dependencies
import Testing

@Test func plays() {
  withDependencies {
    $0.radio = Radio(tune: unimplemented(), play: {}, scheduler: .main)  // clean: the test's own value, here to be read
    $0.radio.play = unimplemented()  // clean: the same
  } operation: {
  }
}
