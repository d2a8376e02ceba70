import BusClientLive  // clean: another rule looks at tests
import StopsFeature
