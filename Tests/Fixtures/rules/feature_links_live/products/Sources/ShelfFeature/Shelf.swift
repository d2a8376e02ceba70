import SwiftUI

@Observable final class ShelfModel { var titles: [String] = [] }
struct ShelfView: View {
  @State var model = ShelfModel()
  var body: some View { EmptyView() }
}
