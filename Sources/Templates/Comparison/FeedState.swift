/// As many elements as the lab's feed: of 16, one is a user, 5 are posts and 10 are comments.
struct FeedState {
  var users: [User]
  var posts: [Post]
  var comments: [Comment]

  init(_ size: Int) {
    let parts = max(1, size / 16)
    users = (0..<parts).map { User(id: $0) }
    posts = (0..<5 * parts).map { Post(id: $0) }
    comments = (0..<10 * parts).map { Comment(id: $0) }
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

struct User {
  let id: Int
}

struct Comment {
  let id: Int
}
