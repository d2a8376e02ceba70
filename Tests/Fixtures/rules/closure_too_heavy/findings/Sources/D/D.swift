import C
public struct D {}
