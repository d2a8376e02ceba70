#if os(macOS)
  import Menu  // clean: an import all the same.
#endif
public struct Cellar {}
