#if os(macOS)
  import Dependencies

  extension Sound: DependencyKey {  // clean: one finding a key, at its first conformance
    static let liveValue = Sound { await Speaker().play($0) }
  }
#endif
