import LabDomain

/// The state of a feed, in a class so that keeping it copies nothing.
final class FeedState {
  var posts: [Post]
  var names: [String]
  var comments: [String]

  init(posts: [Post], names: [String], comments: [String]) {
    self.posts = posts
    self.names = names
    self.comments = comments
  }
}
