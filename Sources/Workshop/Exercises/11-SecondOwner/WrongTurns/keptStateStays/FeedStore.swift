import LabDomain

/// Likes posts and undoes likes, and names the rows to reload.
final class FeedStore {
  /// Called after each change with the rows that changed.
  var onReload: ([Int]) -> Void = { _ in }

  private(set) var state: FeedState
  private var undoLog: [(row: Int, state: FeedState)] = []

  init(_ state: FeedState) {
    self.state = state
  }

  func toggleLike(_ row: Int) {
    undoLog.append((row, state))
    state.posts[row].isLiked.toggle()
    onReload([row])
  }

  func undo() {
    guard let last = undoLog.popLast() else { return }
    state = last.state
    onReload([last.row])
  }
}
