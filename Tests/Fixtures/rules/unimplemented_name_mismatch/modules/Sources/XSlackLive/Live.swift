import Dependencies
import XSlack

extension Slack.Client: DependencyKey {
  public static let liveValue = Self(
    post: {},
    list: unimplemented("Slack.Client.lists"),  // expect: unimplemented_name_mismatch
    leave: unimplemented("XSlackLive.Client.leave")  // expect: unimplemented_name_mismatch "'XSlackLive.Client.leave'"
  )
}
