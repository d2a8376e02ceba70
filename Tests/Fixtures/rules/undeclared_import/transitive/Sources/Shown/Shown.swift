public struct Shown {}
