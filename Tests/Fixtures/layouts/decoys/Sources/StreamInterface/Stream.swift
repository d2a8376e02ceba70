public protocol Stream {}
