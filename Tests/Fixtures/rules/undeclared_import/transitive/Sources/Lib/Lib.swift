import Mac
@_exported import Shown
public struct Lib {}
