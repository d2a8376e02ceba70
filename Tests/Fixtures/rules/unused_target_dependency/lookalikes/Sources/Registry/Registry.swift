public struct Registry {}
