import LabDomain

nonisolated package enum LikesIntent: StoreIntent {
  case view(View)

  // Sent by effects.
  case succeeded(Post.ID)
  case failed(Post.ID, DomainError)

  package enum View: Equatable, Sendable {
    case tapped(Post)
    case noticeDismissed
  }
}
