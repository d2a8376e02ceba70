import XCTest  // expect: orphaned_snapshot 1 "'Tests/__Snapshots__/QuayTests' holds a reference of a test file that is gone"

final class BridgeTests: XCTestCase {}
