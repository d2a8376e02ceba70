import BookClient  // clean: this is the interface
import SwiftUI

@Observable final class ReaderModel { var page = 0 }
struct ReaderView: View {
  @State var model: ReaderModel
  var body: some View { EmptyView() }
}
