import Flour
public struct Bread {}
