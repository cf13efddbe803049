/// A struct in an object, which changes it in place: what your own state is compared with, because no
/// way of holding state does less.
final class StoreObject {
  private(set) var state: State

  struct State {
    var posts: [Post]
  }

  /// As large as a post of the lab's feed.
  struct Post {
    let id: Int
    let author: Int
    var authorName = "A name of more than fifteen bytes"
    var text = "A text of more than fifteen bytes"
    var likeCount = 0
    var isLiked = false
  }

  init(size: Int) {
    state = State(posts: (0..<size).map { Post(id: $0, author: $0 % 10) })
  }

  @inline(never)
  func toggleLike(_ index: Int) {
    state.posts[index].isLiked.toggle()
    state.posts[index].likeCount += state.posts[index].isLiked ? 1 : -1
  }

  @MainActor static var measurement: StateMeasurement<StoreObject> {
    StateMeasurement("struct in a store object") {
      StoreObject(size: $0)
    } update: { store, index in
      store.toggleLike(index)
    }
  }
}
