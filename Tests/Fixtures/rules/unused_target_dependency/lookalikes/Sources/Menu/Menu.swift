public struct Menu {}
