import ComposableArchitecture
import Mixpanel

enum Analytics { static func logEvent(_ name: String) {} }
@Reducer struct Own {
  @Dependency(\.analytics) var analytics
  func f() async {
    Analytics.logEvent("x")  // clean: the project's own
    analytics.track("x")  // clean: a dependency
  }
}
