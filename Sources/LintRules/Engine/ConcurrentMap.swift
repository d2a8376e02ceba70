import Dispatch

/// Maps over the indices of a collection on several threads; the results come in order.
package enum ConcurrentMap {
  /// - Parameters:
  ///   - order: the indices `0..<order.count`, in the order in which they are worth starting: the most work first.
  ///   - jobs: how many threads at most; `nil` for as many as the machine has.
  package static func map<Result: Sendable>(
    order: [Int], jobs: Int?, _ transform: @Sendable (Int) -> Result
  ) -> [Result] {
    let count = order.count
    guard count > 1, jobs != 1 else { return (0..<count).map(transform) }
    // With a limit, as many stripes as threads; without, small batches that whichever thread is free takes.
    let stripes = min(count, jobs ?? max(1, count / 8))
    return unsafe [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
      // Each slot is written once, by the one thread that has its index; nobody reads before all are done.
      nonisolated(unsafe) let slots = unsafe buffer
      DispatchQueue.concurrentPerform(iterations: stripes) { stripe in
        for position in stride(from: stripe, to: count, by: stripes) {
          let index = order[position]
          unsafe (slots.baseAddress! + index).initialize(to: transform(index))
        }
      }
      initialized = count
    }
  }
}
