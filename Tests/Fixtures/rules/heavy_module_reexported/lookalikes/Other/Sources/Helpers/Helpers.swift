// clean: only tests depend on it.
@_exported import GRDB
public struct Helpers {}
