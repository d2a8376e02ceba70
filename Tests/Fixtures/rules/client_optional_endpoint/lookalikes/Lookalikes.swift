import Dependencies
import DependenciesMacros

@DependencyClient
struct MailClient {
  // clean: an endpoint whose answer is optional.
  var newest: () -> String?
  // clean: it is never nil by itself.
  var onSend: (() -> Void)? = { print("sent") }
  // clean: its author knows.
  @DependencyEndpointIgnored var onDrop: (() -> Void)?
  // clean: nobody outside sees it.
  private var onPoll: (() -> Void)?
  // clean: data.
  var name: String?
  // clean: shared by all values.
  static var onStart: (() -> Void)?
}

// clean: without the macro, a memberwise initializer asks for every other closure, and what reports is written out.
struct PostClient: TestDependencyKey {
  var onStamp: (() -> Void)?
  var send: () async throws -> Void
  static let testValue = PostClient(send: unimplemented("PostClient.send"))
}
