import ComposableArchitecture

struct Timer { static func publish(every: Int) {} }
struct Bed { var sleep: (Int) -> Void }

@Reducer struct Night {
  func f() async {
    // clean: the project's own
    sleep(1)
    Timer.publish(every: 1)
    usleep(1)  // expect: direct_sleep
  }
  func sleep(_ hours: Int) {}
}
