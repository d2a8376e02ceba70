// clean: a test.
@_exported import GRDB
import RowsTestSupport
