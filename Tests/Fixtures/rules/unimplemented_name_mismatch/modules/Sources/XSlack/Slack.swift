import Dependencies

public enum Slack {
  public struct Client: TestDependencyKey {
    public var post: () throws -> Void
    public var list: () throws -> Void
    public var leave: () throws -> Void
    public static let testValue = Client(
      post: unimplemented("XSlack.Client.post"),  // clean: the module and the end of the path
      list: unimplemented("XSlack.Slack.Client.list"),  // clean: all of it
      leave: unimplemented("Slack.leave")  // clean: a part of it
    )
  }
}
