import ComposableArchitecture

func send(_ store: TestStore<Int, Int>) {}  // clean: the type is only named
typealias S = TestStoreOf<Counter>
