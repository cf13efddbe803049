/// As many posts as the lab's feed: 5 of 16 elements.
struct FeedState {
  var posts: [Post]

  init(_ size: Int) {
    posts = (0..<5 * max(1, size / 16)).map { Post(id: $0) }
  }

  mutating func like(_ post: Int) { posts[post % posts.count].toggleLike() }
}

enum FeedAction {
  case like(Int)
}

/// As large as a post of the lab, with its strings on the heap as well.
struct Post {
  let id: Int
  let author: Int
  var authorName: String
  var text: String
  var likeCount = 0
  var isLiked = false

  init(id: Int) {
    self.id = id
    author = id % 100
    authorName = "The author of post \(id)"
    text = "The text of the post with the number \(id)"
  }

  mutating func toggleLike() {
    isLiked.toggle()
    likeCount += isLiked ? 1 : -1
  }
}
