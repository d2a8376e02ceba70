import Accounts
@_exported import RateClientLive  // clean: 'feature_links_live' has that import.

public struct Kit {}
