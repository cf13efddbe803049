struct Post: Equatable {
  let id: Int
  var author = "An author of more than fifteen bytes"
  var isLiked = false
}

/// The state of most planted stores.
struct FeedState: Equatable {
  var posts: [Post]
  var isLoading = false

  init(size: Int) { posts = (0..<size).map { Post(id: $0) } }

  mutating func toggleLike(_ index: Int) { posts[index].isLiked.toggle() }
}

enum FeedAction {
  case likeTapped(Int)
}

func reduce(into state: inout FeedState, _ action: FeedAction) {
  switch action {
  case .likeTapped(let index): state.toggleLike(index)
  }
}

/// A store that can like a post.
protocol LikingStore: AnyObject {
  init(size: Int)

  func like(_ index: Int)
}
