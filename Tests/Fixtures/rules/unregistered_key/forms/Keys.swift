import Dependencies

enum PrinterKey: DependencyKey {  // expect: unregistered_key 6
  static let liveValue = 1
}
struct Scanner {}
extension Scanner: TestDependencyKey {  // expect: unregistered_key
  static let testValue = Scanner()
}
enum Office {
  struct Fax: DependencyKey {  // expect: unregistered_key
    static let liveValue = Fax()
  }
}

enum LampKey: DependencyKey { static let liveValue = 1 }
extension DependencyValues { var lamp: Int { get { self[LampKey.self] } set { self[LampKey.self] = newValue } } }
