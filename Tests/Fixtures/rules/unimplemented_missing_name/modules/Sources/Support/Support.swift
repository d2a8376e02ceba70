public func unimplemented<T>() -> T { fatalError("another one") }
