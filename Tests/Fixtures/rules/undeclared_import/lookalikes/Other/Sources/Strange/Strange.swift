public struct Strange {}
