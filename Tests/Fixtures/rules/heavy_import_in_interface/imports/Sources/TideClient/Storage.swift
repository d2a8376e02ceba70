internal import GRDB  // expect: heavy_import_in_interface(error) 17 "hidden or not, all who use the client link it; no signature needs it: move 'Storage' to 'TideClientLive'"
#if canImport(Sentry)
import Sentry  // expect: heavy_import_in_interface(note) 8 "(a crash reporter)"
#endif

enum Storage {
  static func open(_ path: String) throws -> DatabaseQueue { try DatabaseQueue(path: path) }
}
