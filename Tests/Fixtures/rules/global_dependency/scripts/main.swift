import Dependencies

// clean: a program has one world.
@Dependency(\.uuid) var uuid
print(uuid())
