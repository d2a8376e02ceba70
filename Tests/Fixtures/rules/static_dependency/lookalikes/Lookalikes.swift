import Dependencies

class Feature {
  // clean: an instance's.
  @Dependency(\.date) var date
  // clean: a local of a static function.
  static func now() -> Date {
    @Dependency(\.date.now) var now
    return now
  }
  lazy var second: Int = { @Dependency(\.uuid) var uuid; return uuid().hashValue }()
}
// clean: at file scope it is another rule's.
@Dependency(\.uuid) var uuid
