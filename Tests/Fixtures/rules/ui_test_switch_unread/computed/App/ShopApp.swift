import SwiftUI

@main
struct ShopApp: App {
  init() { if ProcessInfo.processInfo.arguments.contains("offline") { disconnect() } }
  var body: some Scene { WindowGroup {} }
}
