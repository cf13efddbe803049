import LabDomain

/// Likes posts and undoes likes, and names the rows to reload.
final class FeedStore {
  /// Called after each change with the rows that changed.
  var onReload: ([Int]) -> Void = { _ in }

  private(set) var state: FeedState {
    didSet {
      onReload(state.posts.indices.filter { state.posts[$0] != oldValue.posts[$0] })
    }
  }

  private var undoLog: [FeedState] = []

  init(_ state: FeedState) {
    self.state = state
  }

  func toggleLike(_ row: Int) {
    undoLog.append(state)
    state.posts[row].isLiked.toggle()
  }

  func undo() {
    guard let last = undoLog.popLast() else { return }
    state = last
  }
}
