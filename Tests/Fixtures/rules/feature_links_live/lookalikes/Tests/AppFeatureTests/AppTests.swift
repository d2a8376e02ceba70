import AppFeature
import SeedClientLive  // clean: tests are another rule's
