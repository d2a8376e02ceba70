/// Ctrl-C and its like: they end the program by their default, at once, and a shell then shows 130. No handler is
/// installed, so there is nothing to be held back but where something must be cleaned up first: a temporary file or a
/// child process.
enum Interrupts {
  /// Holds interrupts back until `body` is done. One that came in the meantime then ends the program.
  ///
  /// It holds for the calling thread: for the main thread, as Dispatch's own threads take no interrupts.
  static func deferred<Result: ~Copyable, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let mask = System.holdInterrupts()
    defer { System.restore(mask) }
    return try body()
  }

  /// One has come and is held back: long work should stop.
  static var isPending: Bool { System.isInterruptPending }
}
