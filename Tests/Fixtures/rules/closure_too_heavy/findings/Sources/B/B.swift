import A
public struct B {}
