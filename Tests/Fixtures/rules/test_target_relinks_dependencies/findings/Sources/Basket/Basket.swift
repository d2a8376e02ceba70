import Dependencies
public struct Basket {}
