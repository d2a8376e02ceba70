import ComposableArchitecture
import XCTest

func makeStore() -> Any { TestStore(initialState: Counter.State()) { Counter() } }  // clean: it supports tests
