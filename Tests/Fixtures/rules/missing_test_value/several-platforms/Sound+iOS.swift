#if os(iOS)
  import Dependencies

  extension Sound: DependencyKey {  // expect: missing_test_value(error) 13
    static let liveValue = Sound { await Speaker().play($0) }
  }
#endif
