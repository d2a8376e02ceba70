import SwiftUI

@main
struct ShopApp: App {
  init() {
    if ProcessInfo.processInfo.environment["UI_TEST"] != nil { prepare() }
    if CommandLine.arguments.contains("offline") { disconnect() }
  }
  var body: some Scene { WindowGroup {} }
}
