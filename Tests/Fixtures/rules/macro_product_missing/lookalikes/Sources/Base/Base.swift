import ComposableArchitecture
public struct Base {}
