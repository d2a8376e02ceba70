import BusClientLive  // clean: a program may link everything
import LinesFeature
import RailBackend
import StopsFeature

@main struct TransitApp { static func main() {} }
