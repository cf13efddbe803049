import LabDomain

nonisolated package enum LikesIntent: Equatable, Sendable {
  case tapped(Post)
  case noticeDismissed

  // Sent by effects.
  case succeeded(Post.ID)
  case failed(Post.ID, DomainError)
}
