import B
public struct C {}
