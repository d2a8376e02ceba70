import ComposableArchitecture
import Testing

@Test func fewClients() async {
  withDependencies {  // clean: three clients
    $0.a.one = {}
    $0.a.two = {}
    $0.a.three = {}
    $0.b.one = {}
    $0.b.two = {}
    $0.c.one = {}
    $0.c.two = {}
  } operation: {}
}
@Test func builtIn() async {
  withDependencies {  // clean: what all tests set is not counted
    $0.a.one = {}
    $0.b.two = {}
    $0.c.one = {}
    $0.d.one = {}
    $0.date.now = .distantPast
    $0.uuid = .incrementing
    $0.continuousClock = ImmediateClock()
    $0.mainQueue = .immediate
  } operation: {}
}
func makeStore() -> Any {
  withDependencies {  // clean: no test by itself
    $0.a.one = {}
    $0.a.two = {}
    $0.b.one = {}
    $0.b.two = {}
    $0.c.one = {}
    $0.c.two = {}
    $0.d.one = {}
  } operation: {}
}
