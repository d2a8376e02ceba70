import Dependencies

// clean: a client and its endpoint, two keys, two types.
struct Alarm {
  @Dependency(\.mail) var mail
  @Dependency(\.mail.send) var send
  @Dependency(Mail.self) var other
  @Dependency(Post.self) var post
}
struct Clock { @Dependency(\.mail) var mail }
// clean: one of them is compiled.
struct Platform {
  #if os(iOS)
  @Dependency(\.phone) var device
  #else
  @Dependency(\.phone) var fallback
  #endif
}
