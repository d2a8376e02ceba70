@_exported import RateClientLive  // clean: a root may link and hand on what it likes.
import RateFeature
