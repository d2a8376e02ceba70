// clean: another protocol of that name; a module that declares it alone is not the library.
public protocol DependencyKey {
  associatedtype Tool
  static var liveValue: Tool { get }
}
