import Menu
public struct Hall {}
