public struct Oven {}
