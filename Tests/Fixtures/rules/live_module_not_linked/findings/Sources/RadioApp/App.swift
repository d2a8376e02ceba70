import NewsClientLive
import Player
import SwiftUI

@main struct RadioApp: App {
  var body: some Scene { WindowGroup {} }
}
