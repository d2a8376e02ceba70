// clean: no feature.
import GRDB
public struct Store {}
