public struct Water {}
