// clean: injected generators with live defaults are what is wanted.
struct Poller { var now: () -> Date = { Date() }; init(now: @escaping () -> Date = Date.init) { self.now = now } }
