import SwiftUI

@main
struct ShopApp: App {
  init() {
    let environment = ProcessInfo.processInfo.environment
    if environment["UI_TEST"] != nil { prepare() }
  }
  var body: some Scene { WindowGroup {} }
}
