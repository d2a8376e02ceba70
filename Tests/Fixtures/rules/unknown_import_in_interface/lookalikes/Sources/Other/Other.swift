import PierClient
public struct Other {}
