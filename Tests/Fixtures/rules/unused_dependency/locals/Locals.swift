import Dependencies

@Dependency(\.continuousClock) private var clock  // expect: unused_dependency
@Dependency(\.uuid) private var uuid
// clean: other files of the module may read it.
@Dependency(\.date) var date

func name() -> String { "\(uuid())" }

func send() async throws {
  @Dependency(\.mailClient) var mailClient
  @Dependency(\.logger) var logger  // expect: unused_dependency
  try await mailClient.send()
}

func sendAll() async throws {
  // expect@+1: unused_dependency "each use of the name is of a local"
  @Dependency(\.mailClient) var mailClient
  for letter in letters {
    @Dependency(\.mailClient) var mailClient
    try await mailClient.send(letter)
  }
}

func sendOne() async throws {
  if isOnline {
    @Dependency(\.mailClient) var mailClient  // expect: unused_dependency
    print("online")
  }
  // clean: another one of the name.
  @Dependency(\.mailClient) var mailClient
  let task = Task { try await mailClient.send() }
  try await task.value
}

let later = {
  @Dependency(\.mailClient) var mailClient
  return mailClient
}
