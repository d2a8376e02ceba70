// clean: 'public import' re-exports nothing, and nobody knows how heavy 'CompanyKit' is.
public import GRDB
@_exported import CompanyKit

public struct Rows {}
