struct Post {
  let id: Int
  var text = "A text of more than fifteen bytes"
  var isLiked = false
}

struct FeedState {
  var posts: [Post]
  var isLoading = false
}

/// A store that can undo its last three changes.
final class FeedStore {
  private(set) var state: FeedState
  private var undo: [FeedState] = []
  private var subscribers: [(FeedState) -> Void] = []

  init(posts: [Post]) { state = FeedState(posts: posts) }

  func subscribe(_ subscriber: @escaping (FeedState) -> Void) { subscribers.append(subscriber) }

  func toggleLike(_ index: Int) {
    undo = (undo + [state]).suffix(3)
    state.posts[index].isLiked.toggle()
    for subscriber in subscribers { subscriber(state) }
  }
}
