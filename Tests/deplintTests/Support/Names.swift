@testable import deplint

/// Ours, not the one that `Testing` has for exit tests.
typealias ExitStatus = deplint.ExitStatus
