import LabDomain

nonisolated enum MVIFeedIntent: Equatable {
  case likedOnlyChanged(Bool)
  case likeTapped(Post.ID)

  // Sent by effects.
  case refreshed(Posts)
}
