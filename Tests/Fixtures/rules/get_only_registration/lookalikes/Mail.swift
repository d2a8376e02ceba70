import Dependencies

extension DependencyValues {
  // clean: it can be set
  var mailer: Mailer { get { self[Mailer.self] } set { self[Mailer.self] = newValue } }
  // clean: set in place
  var post: Post {
    get { self[Post.self] }
    _modify { yield &self[Post.self] }
  }
  // clean: derived from a key
  var decoder: JSONDecoder { self[Coders.self].decoder }
  var greet: () -> Void { { self[Mailer.self].greet() } }
  var boxed: Box { Box(self[Mailer.self]) }
  var either: Mailer { isSet ? self[Mailer.self] : self[Other.self] }
  // clean: no other file reads it
  private var inner: Mailer { self[Mailer.self] }
  fileprivate var outer: Mailer { self[Mailer.self] }
  // clean: told by the presentation
  var isPresented: Bool { self[PresentedKey.self] }
}
private extension DependencyValues {
  // clean: the extension is private
  var hidden: Mailer { self[Mailer.self] }
}
extension EnvironmentValues {
  // clean: another library's values
  var mailer: Mailer { self[Mailer.self] }
}
