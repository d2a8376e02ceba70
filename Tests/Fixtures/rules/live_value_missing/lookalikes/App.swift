import Dependencies

// clean: live in an extension
struct AClient: TestDependencyKey { static let testValue = AClient() }
extension AClient: DependencyKey { static let liveValue = AClient() }
// clean: prepared
struct BClient: TestDependencyKey { static let testValue = BClient() }
// clean: set for a part of the app
struct CClient: TestDependencyKey { static let testValue = CClient() }
// clean: nothing reads it
struct DClient: TestDependencyKey { static let testValue = DClient() }
// clean: handed to a reducer
struct EClient: TestDependencyKey { static let testValue = EClient() }

extension DependencyValues {
  var a: AClient { get { self[AClient.self] } set { self[AClient.self] = newValue } }
  var b: BClient { get { self[BClient.self] } set { self[BClient.self] = newValue } }
  var c: CClient { get { self[CClient.self] } set { self[CClient.self] = newValue } }
  var e: EClient { get { self[EClient.self] } set { self[EClient.self] = newValue } }
}
@main struct Shop {
  init() {
    prepareDependencies { $0.b = BClient() }
    let model = withDependencies { values in values.c = CClient() } operation: { Model() }
    let root = Root().dependency(\.e, EClient())
  }
}
