import ComposableArchitecture
import SwiftUI

struct ArticleView: View {
  let store: StoreOf<Article>
  @Dependency(\.openURL) var openURL  // expect: dependency_in_view 3 "the view reads 'openURL' by itself"
  var body: some View {
    @Dependency(\.date.now) var now  // expect: dependency_in_view
    Text(now, style: .time)
  }
}
