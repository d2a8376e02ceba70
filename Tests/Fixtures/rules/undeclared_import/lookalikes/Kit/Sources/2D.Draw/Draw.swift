public struct Draw {}
