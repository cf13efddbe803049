import LabDomain

extension FeedReactor {
  nonisolated package enum Action: Equatable, Sendable {
    case appeared
    case retryTapped
    case endReached
    case pageRetryTapped
    case refreshPulled
    case likeTapped(Post.ID)
    case draftChanged(String)
    case publishTapped
    case authorTapped(User.ID)
    case queryChanged(String)
    case likedOnlyChanged(Bool)
    case noticeDismissed
    case disappeared

    var isQueryChanged: Bool {
      if case .queryChanged = self { true } else { false }
    }
  }
}
