// clean: a live module may link what it likes.
import Dependencies
import Engine
import ShipClient

extension ShipClient: DependencyKey {
  public static let liveValue = Self(load: { [] })
}
