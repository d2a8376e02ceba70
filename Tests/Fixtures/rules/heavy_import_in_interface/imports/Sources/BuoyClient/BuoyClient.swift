import Dependencies
import TideClientLive  // expect: heavy_import_in_interface(error) 8 "(a live module)"

public struct BuoyClient: Sendable {
  public var position: @Sendable (String) async -> (Double, Double)
}
