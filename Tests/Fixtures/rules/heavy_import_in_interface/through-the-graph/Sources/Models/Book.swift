import Kit

public struct Book { public var title: String }
