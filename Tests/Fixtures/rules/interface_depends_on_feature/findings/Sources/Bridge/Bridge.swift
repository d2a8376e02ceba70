import Player
public struct Bridge {}
