import ComposableArchitecture

@Reducer struct Lap {
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.at = CACurrentMediaTime()  // expect: direct_instant(warning) 18
      state.start = ContinuousClock.now  // expect: direct_instant 21
      state.start = ContinuousClock().now  // expect: direct_instant
      state.end = SuspendingClock.now  // expect: direct_instant
      state.ticks = mach_absolute_time()  // expect: direct_instant
      state.nanoseconds = DispatchTime.now().uptimeNanoseconds  // expect: direct_instant
      state.uptime = ProcessInfo.processInfo.systemUptime  // expect: direct_instant
      return .run { _ in
        let duration = await ContinuousClock().measure { await work() }  // expect: direct_instant(warning) "in an effect"
        let start = ContinuousClock.now  // expect: direct_instant(note)
        await work()
        logger.info("\(start.duration(to: clock.now))")
        let began = CACurrentMediaTime()  // expect: direct_instant(note)
        await work()
        logger.info("\(CACurrentMediaTime() - began)")  // expect: direct_instant(note)
      }
    }
  }
}
