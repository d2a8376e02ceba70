/// Dependencies that the libraries declare themselves.
extension ProjectIndex {
  private static let builtIn: Set<String> = [
    "date", "uuid", "calendar", "locale", "timeZone", "preferredLocales", "withRandomNumberGenerator", "continuousClock",
    "suspendingClock", "mainQueue", "mainRunLoop", "urlSession", "openURL", "notificationCenter", "fireAndForget", "assert",
    "assertionFailure", "precondition", "context", "self", "dismiss", "isPresented", "defaultAppStorage", "defaultFileStorage",
    "defaultInMemoryStorage", "defaultDatabase", "defaultSyncEngine",
  ]

  /// The property is one of the libraries', and the project declares none of its name where a module sees it.
  package func isBuiltIn(_ property: DependencyProperty, seenBy module: ModuleID) -> Bool {
    let name = QualifiedName.first(property.path)
    return Self.builtIn.contains(name) && !redeclaresDependency(name, seenBy: module)
  }
}
