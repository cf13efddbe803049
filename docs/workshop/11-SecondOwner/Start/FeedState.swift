import LabDomain

/// The state of a feed: arrays in a struct.
struct FeedState {
  var posts: [Post]
  var names: [String]
  var comments: [String]
}
