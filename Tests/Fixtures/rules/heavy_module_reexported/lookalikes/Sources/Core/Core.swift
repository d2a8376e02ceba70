// clean: the package is on the list of heavy ones itself.
@_exported import GRDB
@_exported import Light

public struct Core {}
