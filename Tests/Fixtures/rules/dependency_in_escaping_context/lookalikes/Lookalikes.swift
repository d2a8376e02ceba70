import Dependencies
import Foundation

func go() {
  // clean: the wrapper is made outside, and taken along.
  @Dependency(\.feed) var feed
  DispatchQueue.main.async { feed.load() }
  // clean: tasks and groups inherit overrides.
  Task {
    @Dependency(\.date) var date
    print(date())
  }
  withTaskGroup(of: Void.self) { group in
    group.addTask {
      @Dependency(\.date) var date
      print(date())
    }
  }
  // clean: overrides are handed on, or set anew.
  withEscapedDependencies { dependencies in
    DispatchQueue.main.async {
      dependencies.yield {
        @Dependency(\.date) var date
        print(date())
      }
    }
  }
  DispatchQueue.main.async {
    withDependencies { $0.date = .constant(now) } operation: {
      @Dependency(\.date) var date
      print(date())
    }
  }
  // clean: these run at once, in the same task.
  items.forEach { item in
    @Dependency(\.date) var date
    print(date(), item)
  }
}

// clean: a type's property is made with the type, wherever that is.
func later() {
  DispatchQueue.main.async {
    struct Local { @Dependency(\.date) var date }
    print(Local().date)
  }
}
