import LabDomain

nonisolated enum MVIFeedIntent: Equatable {
  case likedOnlyChanged(Bool)
  case likeTapped(Post.ID)
  case muteTapped(User.ID)
  case unmuteAllTapped

  // Sent by effects.
  case refreshed(Posts)
}
