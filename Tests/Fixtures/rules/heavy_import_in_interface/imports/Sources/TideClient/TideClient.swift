import Dependencies
import Foundation
import GRDB  // expect: heavy_import_in_interface(error) 8 "(a database): all who use the client then link it; the signature needs 'DatabaseRegion'"
import NIOConcurrencyHelpers  // clean: a light product of a heavy family

public struct TideClient: Sendable {
  public var tides: @Sendable (_ day: Date, _ region: DatabaseRegion) async throws -> [Tide]

  public struct Tide: Sendable { public var height: Double }
}

extension TideClient: TestDependencyKey {
  public static let testValue = Self(tides: unimplemented("TideClient.tides"))
}
