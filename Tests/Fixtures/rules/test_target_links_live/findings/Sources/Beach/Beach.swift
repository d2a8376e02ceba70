import TideClient
public struct Beach {}
