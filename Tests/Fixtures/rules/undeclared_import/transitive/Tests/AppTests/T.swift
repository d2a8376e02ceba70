import Lib
import StoreKitTest
import Testing
import XCTest
@testable import App
