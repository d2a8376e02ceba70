import SeedClientLive  // clean: only tests depend on this module

public func makeSeeds() -> [String] { [] }
