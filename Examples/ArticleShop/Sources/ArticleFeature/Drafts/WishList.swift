// Written on the train. The manifest excludes this folder, so it need not compile yet.

enum WishList {
  static let title = "What I would
  static let limit = 20
}
