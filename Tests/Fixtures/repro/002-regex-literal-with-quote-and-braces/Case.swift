// Regex literals that hold quotes and braces.
// expect: missing_test_value@12
// mode: Swift 6 language mode
import Dependencies

nonisolated(unsafe) let serial = try! /No"\{(\d{9})/
nonisolated(unsafe) let closer = /\)|\}|"/
nonisolated(unsafe) let slashes = /https?:\/\/[^"]+/
func isWeb(_ s: String) -> Bool { s.wholeMatch(of: /ftp|sftp/) != nil }
func isHex(_ s: String) -> Bool { do { return try /^[A-F0-9]{6}:[g-z]{2}$/.firstMatch(in: s) != nil } catch { return false } }

struct AfterRegexKey: DependencyKey {
  static let liveValue = 1
}
