import Dependencies
import Foundation

final class Loader {
  func go() {
    DispatchQueue.global().async {
      @Dependency(\.feed) var feed  // expect: dependency_in_escaping_context 7 "in the closure of 'DispatchQueue.global().async'"
      feed.load()
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      if isOn {
        @Dependency(\.feed) var feed  // expect: dependency_in_escaping_context
        feed.load()
      }
    }
    workQueue.sync { print(DependencyValues._current.date()) }  // expect: dependency_in_escaping_context "'DependencyValues._current'"
    Task.detached(priority: .low) {
      @Dependency(\.feed) var feed  // expect: dependency_in_escaping_context
      feed.load()
    }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      @Dependency(\.feed) var feed  // expect: dependency_in_escaping_context
      feed.load()
    }
    center.addObserver(forName: .changed, object: nil, queue: nil) { _ in
      @Dependency(\.feed) var feed  // expect: dependency_in_escaping_context
      feed.load()
    }
    session.dataTask(with: url) { _, _, _ in
      // Also in a task, which inherits what is not there.
      Task {
        @Dependency(\.feed) var feed  // expect: dependency_in_escaping_context
        feed.load()
      }
    }
    operations.addOperation {
      @Dependency(\.feed) var feed  // expect: dependency_in_escaping_context
      feed.load()
    }
  }
}
