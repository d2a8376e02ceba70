// clean: an umbrella that no feature uses
@_exported import SeedClientLive
@_exported import SoilDatabase
