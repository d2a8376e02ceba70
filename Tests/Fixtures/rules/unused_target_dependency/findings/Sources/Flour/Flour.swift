public struct Flour {}
