import Dependencies

extension DependencyValues {
  // clean: names that only contain one
  var dateClient: DateClient { get { self[DateClient.self] } set { self[DateClient.self] = newValue } }
  // clean: without the Composable Architecture there is no other 'dismiss'
  var dismiss: Closer { get { self[Closer.self] } set { self[Closer.self] = newValue } }
  // clean: nobody else sees it
  private var uuid: Ids { get { self[Ids.self] } set { self[Ids.self] = newValue } }
}
extension EnvironmentValues {
  // clean: another library's values
  var calendar: Almanac { get { self[AlmanacKey.self] } set { self[AlmanacKey.self] = newValue } }
}
struct Clock {
  // clean: no dependency
  var date: Int { self[Key.self] }
  subscript(key: Key.Type) -> Int { 0 }
}
