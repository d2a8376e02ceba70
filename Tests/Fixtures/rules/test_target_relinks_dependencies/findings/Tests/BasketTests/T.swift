import Basket
import Dependencies
