import Dependencies

extension JournalStore: DependencyKey {
  static let liveValue = JournalStore.disk
  // clean: it keeps state
  static var testValue: JournalStore {
    let rows = LockIsolated<[String]>([])
    return JournalStore(all: { rows.value }, add: { row in rows.withValue { $0.append(row) } })
  }
}
