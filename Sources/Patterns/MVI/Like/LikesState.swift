import LabDomain
import LabFields

nonisolated package struct LikesState: Equatable {
  package var pending = PendingLikes()
  package var notice: Notice?

  package init() {}
}

nonisolated extension StateReading where State == LikesState {
  /// Returns posts from the server with the pending likes applied.
  package func shown(in posts: [Post]) -> [Post] {
    self.pending.shown(in: posts)
  }
}
