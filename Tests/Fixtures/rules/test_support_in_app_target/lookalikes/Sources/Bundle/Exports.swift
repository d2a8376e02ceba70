@_exported import Helpers
