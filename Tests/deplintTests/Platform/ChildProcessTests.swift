import Foundation
import Testing

@testable import deplint

@Suite("Child processes")
struct ChildProcessTests {
  func shell(_ script: String, timeLimit: Int = 20_000) -> ChildProcess {
    ChildProcess("/bin/sh", arguments: ["-c", script, "sh", "a b", "*"], timeLimit: timeLimit)
  }

  @Test func bothStreamsAndTheStatus() throws {
    let result = try shell("echo \"$1|$2\"; echo err >&2; exit 7").run()
    #expect(result == .init(end: .exited(7), output: Array("a b|*\n".utf8), errors: Array("err\n".utf8)))
  }

  @Test func moreThanAPipeHolds() throws {
    let result = try shell("head -c 300000 /dev/zero >&2; head -c 300000 /dev/zero; head -c 5 /dev/zero >&2").run()
    #expect(result.end == .exited(0))
    #expect(result.output.count == 300_000)
    #expect(result.errors.count == 300_005)
  }

  @Test func environmentAndInput() throws {
    var process = shell("cat; printf '%s|%s' \"$HOME\" \"$DEPLINT_TEST\"")
    process.environment = [("HOME", "/else where"), ("DEPLINT_TEST", "1")]
    #expect(try String(decoding: process.run().output, as: UTF8.self) == "/else where|1")
    let inherited = try shell("printf %s \"$PATH\"").run()
    #expect(String(decoding: inherited.output, as: UTF8.self) == Environment.process["PATH"])
  }

  @Test func signals() throws { #expect(try shell("kill -TERM $$").run().end == .signalled(SIGTERM)) }

  @Test func aStuckProcessIsEndedWithAllThatItStarted() throws {
    let watch = Stopwatch()
    let result = try shell("sleep 600 & echo $!; wait", timeLimit: 300).run()
    #expect(result.end == .timedOut)
    #expect(watch.milliseconds < 10_000)
    let grandchild = try #require(Int32(String(decoding: result.output.dropLast(), as: UTF8.self)))
    #expect(hasGone(grandchild))
  }

  @Test func whatIsLeftRunningIsNotWaitedFor() throws {
    let watch = Stopwatch()
    let result = try shell("sleep 600 & echo $!").run()
    #expect(result.end == .exited(0))
    #expect(watch.milliseconds < 10_000)
    let grandchild = try #require(Int32(String(decoding: result.output.dropLast(), as: UTF8.self)))
    #expect(hasGone(grandchild))
  }

  @Test func aProcessThatClosesItsStreamsEarly() throws {
    #expect(try shell("exec >&- 2>&-; sleep 0.2; exit 3").run().end == .exited(3))
    #expect(try shell("exec >&- 2>&-; sleep 600", timeLimit: 200).run().end == .timedOut)
  }

  @Test func endlessOutput() throws {
    var process = shell("yes")
    process.outputLimit = 100_000
    #expect(try process.run().end == .saidTooMuch)
  }

  @Test func aMissingProgram() {
    #expect(throws: PlatformError(path: "/nowhere/x", .missing)) {
      try ChildProcess("/nowhere/x", arguments: [], timeLimit: 1_000).run()
    }
  }

  /// An orphan is reaped by another process, in its own time.
  private func hasGone(_ process: Int32) -> Bool {
    for _ in 0..<200 {
      if kill(process, 0) != 0 { return true }
      #if os(Linux)
        let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        if status?.contains(") Z ") ?? true { return true }
      #endif
      // deplint:disable:next sleep_in_test - another process has to end
      usleep(10_000)
    }
    return false
  }
}

@Suite("Interrupts")
struct InterruptTests {
  /// Takes a pending interrupt away, which would end the tests.
  private func consume(_ signal: Int32) {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, signal)
    var taken: Int32 = 0
    sigwait(&set, &taken)
    #expect(taken == signal)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func areHeldBack(signal: Int32) {
    Interrupts.deferred {
      #expect(!Interrupts.isPending)
      raise(signal)
      #expect(Interrupts.isPending)
      consume(signal)
      #expect(!Interrupts.isPending)
    }
  }

  @Test func endAChild() throws {
    let watch = Stopwatch()
    let end = try Interrupts.deferred {
      raise(SIGINT)
      defer { consume(SIGINT) }
      return try ChildProcess("/bin/sh", arguments: ["-c", "sleep 600"], timeLimit: 60_000).run().end
    }
    #expect(end == .interrupted)
    #expect(watch.milliseconds < 10_000)
  }
}
