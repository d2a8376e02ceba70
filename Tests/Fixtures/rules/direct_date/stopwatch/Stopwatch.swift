import ComposableArchitecture

@Reducer struct Feature {
  func f(_ state: inout State) -> Effect<Action> {
    .run { send in
      let start = Date()  // expect: direct_date(note)
      try await load()
      logger.info("loaded in \(Date().timeIntervalSince(start)) s")  // expect: direct_date(note)
      let begin = Date()  // expect: direct_date(note)
      let duration = Date().timeIntervalSince(begin)  // expect: direct_date(note)
      analytics.track(.loaded(duration))
      let from = Date()  // expect: direct_date(warning)
      await send(.took(Date().timeIntervalSince(from)))  // expect: direct_date(warning)
    }
  }
}
protocol Repository {}
struct Remote: Repository {}
struct InMemory: Repository {}
final class Service {
  private let repository: any Repository
  init(repository: any Repository) { self.repository = repository }
  func load() async {
    let start = Date()  // clean: only a log hears of it
    await repository.load()
    print("loaded in \(Date().timeIntervalSince(start)) s")  // clean: likewise
  }
}
final class ServiceLogger {
  private let repository: any Repository
  init(repository: any Repository) { self.repository = repository }
  func log(_ text: String) { repository.append("\(Date()) \(text)") }  // clean: a log says when
}
