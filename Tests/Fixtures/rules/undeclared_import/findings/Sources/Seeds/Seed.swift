import Soil
public struct Seed {}
