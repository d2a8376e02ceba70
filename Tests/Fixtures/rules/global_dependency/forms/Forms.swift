import Dependencies

@Dependency(\.continuousClock) private var clock  // expect: global_dependency 1 "global 'clock' keeps"
@Dependency(\.uuid)  // expect: global_dependency
var uuid

#if DEBUG
@Dependency(\.date) var date  // expect: global_dependency
#endif

// clean: a local.
func f() { @Dependency(\.uuid) var uuid; _ = uuid() }
let make = {
  @Dependency(\.uuid) var uuid
  return uuid()
}
// clean: an instance's, and a static one, which is another rule's.
struct Feature {
  @Dependency(\.date) var date
  @Dependency(\.date) static var other
}
