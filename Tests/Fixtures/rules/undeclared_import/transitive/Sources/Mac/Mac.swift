public struct Mac {}
