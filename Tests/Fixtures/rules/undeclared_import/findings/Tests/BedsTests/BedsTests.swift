import Beds
import Soil
import Water
import XCTest
