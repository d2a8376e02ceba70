import Vapor

public func format(_ title: String) -> String { title }
