import ComposableArchitecture
import FirebaseAnalytics

@Reducer struct Shop {
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      Analytics.logEvent("tap", parameters: nil)  // expect: direct_analytics(note) 7 "sends events to an analytics service while the reducer runs"
      return .run { _ in Analytics.logEvent("buy", parameters: nil) }  // expect: direct_analytics(note)
    }
  }
}
@Observable final class Board { func f() { Analytics.setUserID(nil) } }  // expect: direct_analytics(note)
struct Row: View { var body: some View { Button("") { Analytics.logEvent("row", parameters: nil) } } }  // clean: a view
extension Client: DependencyKey { static let liveValue = Client(track: { Analytics.logEvent($0, parameters: nil) }) }  // clean: here it belongs
