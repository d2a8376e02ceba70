public struct Price {}
