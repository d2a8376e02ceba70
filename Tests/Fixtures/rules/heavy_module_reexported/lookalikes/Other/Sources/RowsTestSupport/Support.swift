// clean: test support.
@_exported import GRDB
@_exported import Rows
public struct Support {}
