import GRDB  // clean: tests may import what they like
import TideClient
