@testable import Soil
