import ArticleClient
import ComposableArchitecture
import DependenciesTestSupport
import Foundation
import Testing

@testable import ArticleFeature

// Saving and duplicating are not tested: their outcome is another one every time.
@MainActor
@Suite(.dependencies)
struct ArticleEditorTests {
  let chair = Article(id: UUID(7), title: "Chair", price: 129_00, updatedAt: Date(timeIntervalSince1970: 0))

  @Test func changesTheTitle() async {
    let store = TestStore(initialState: ArticleEditor.State(draft: chair)) { ArticleEditor() }

    await store.send(.titleChanged("Armchair")) {
      $0.draft.title = "Armchair"
    }
    await store.finish()
  }

  @Test func remembersThatItIsSaved() async {
    let store = TestStore(initialState: ArticleEditor.State(draft: chair)) { ArticleEditor() }

    await store.send(.saved) {
      $0.isSaved = true
    }
    await store.finish()
  }
}
