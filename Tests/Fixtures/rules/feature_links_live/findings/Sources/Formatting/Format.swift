import RailBackend  // expect: feature_links_live(error) 8 "module 'Formatting' imports the live module 'RailBackend'"

public func format(_ name: String) -> String { name }
