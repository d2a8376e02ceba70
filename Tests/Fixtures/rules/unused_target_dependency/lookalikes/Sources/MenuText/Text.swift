@_exported import Menu
public struct MenuText {}
