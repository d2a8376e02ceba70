import Soil
