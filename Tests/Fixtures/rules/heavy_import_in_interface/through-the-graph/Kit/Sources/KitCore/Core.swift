public struct Identifier {}
