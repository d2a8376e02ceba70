// clean: a test.
import Bundle
import SnapshotTesting
import StageTestSupport
import XCTest
