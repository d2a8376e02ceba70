struct Sound: Sendable { var play: @Sendable (String) async -> Void }

#if DEBUG
  struct Scale: Sendable { var weigh: @Sendable () -> Int }
#else
  struct Scale: Sendable { var weigh: @Sendable () -> Int }
#endif
extension Scale: DependencyKey {  // clean: declared in two branches, it is one type
  static let liveValue = Scale { 1 }
  static let testValue = Scale(weigh: unimplemented("Scale.weigh", placeholder: 0))
}
