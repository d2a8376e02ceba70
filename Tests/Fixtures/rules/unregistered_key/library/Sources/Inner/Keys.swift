import Dependencies

public enum InnerKey: DependencyKey { public static let liveValue = 1 }  // expect: unregistered_key
