public struct Light {}
