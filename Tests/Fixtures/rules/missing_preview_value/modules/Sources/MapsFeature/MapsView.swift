import MapsClient
import SwiftUI

struct MapsView: View { var body: some View { Text("Maps") } }
