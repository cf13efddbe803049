package nonisolated struct Post: Equatable {
  package let id: Int
  package var author = "An author of more than fifteen bytes"
  package var isLiked = false
}

/// The state of most planted stores.
package nonisolated struct FeedState: Equatable {
  package var posts: [Post]
  package var isLoading = false

  package init(size: Int) { posts = (0..<size).map { Post(id: $0) } }

  package mutating func toggleLike(_ index: Int) { posts[index].isLiked.toggle() }
}

package enum FeedAction {
  case likeTapped(Int)
}

package func reduce(into state: inout FeedState, _ action: FeedAction) {
  switch action {
  case .likeTapped(let index): state.toggleLike(index)
  }
}

/// A store that can like a post.
package protocol LikingStore: AnyObject {
  init(size: Int)

  func like(_ index: Int)
}
