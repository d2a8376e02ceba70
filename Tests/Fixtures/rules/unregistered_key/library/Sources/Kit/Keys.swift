import Dependencies

// clean: other packages may read it
public enum OpenKey: DependencyKey { public static let liveValue = 1 }
// clean: read below
enum DoorKey: DependencyKey { static let liveValue = 1 }
enum ClosedKey: DependencyKey { static let liveValue = 1 }  // expect: unregistered_key
extension DependencyValues { var door: Int { get { self[DoorKey.self] } set { self[DoorKey.self] = newValue } } }
