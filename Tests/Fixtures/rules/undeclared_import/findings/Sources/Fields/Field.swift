import Dependencies
import Soil
import Water
