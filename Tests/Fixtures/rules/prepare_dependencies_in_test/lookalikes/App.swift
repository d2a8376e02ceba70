import Dependencies
import SwiftUI

@main struct HostApp: App {
  init() {
    prepareDependencies { $0.defaultDatabase = database }  // clean: an app prepares what it runs on
  }
}
