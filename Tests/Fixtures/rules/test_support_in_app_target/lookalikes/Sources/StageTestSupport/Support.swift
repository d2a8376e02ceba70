// clean: test support by its name.
import SnapshotTesting
import Stage
import XCTest
