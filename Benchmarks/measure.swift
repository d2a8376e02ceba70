/// Runs commands in turn, several rounds of all of them, and prints what each run cost.
///
///     measure ROUNDS < commands
///
/// Each line of standard input is a command: its words, separated by tabs. What the commands print is thrown away. Each run
/// gives a line: number of the command, exit status, nanoseconds on the clock, microseconds of the processor, kilobytes of
/// memory at the peak. Commands are interleaved, so that what else the machine does meets them all alike.
///
/// It is small because a child's peak counts from that of the process that starts it.
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

func nanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
}

func microseconds(_ time: timeval) -> Int { Int(time.tv_sec) * 1_000_000 + Int(time.tv_usec) }

func run(_ words: [String], _ number: Int) {
  var arguments = words.map { strdup($0) }
  arguments.append(nil)
  defer { for argument in arguments { free(argument) } }
  let start = nanoseconds()
  let child = spawn(arguments)
  guard child > 0 else {
    print(number, 127, 0, 0, 0)
    return
  }
  var status: Int32 = 0
  var usage = rusage()
  while wait4(child, &status, 0, &usage) < 0 && errno == EINTR {}
  let wall = nanoseconds() - start
  #if canImport(Darwin)
    let peak = Int(usage.ru_maxrss) / 1024
  #else
    let peak = Int(usage.ru_maxrss)
  #endif
  let exit = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  print(number, exit, wall, microseconds(usage.ru_utime) + microseconds(usage.ru_stime), peak)
}

func spawn(_ arguments: [UnsafeMutablePointer<CChar>?]) -> pid_t {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
  var child: pid_t = 0
  return posix_spawnp(&child, arguments[0]!, &actions, nil, arguments, environ) == 0 ? child : -1
}

var commands: [[String]] = []
while let line = readLine() { commands.append(line.split(separator: "\t").map(String.init)) }
let rounds = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 1 : 1
for _ in 0..<rounds {
  for (number, words) in commands.enumerated() { run(words, number) }
}
