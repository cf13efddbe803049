import LabDomain

/// Likes posts and undoes likes, and names the rows to reload.
final class FeedStore {
  /// Called after each change with the rows that changed.
  var onReload: ([Int]) -> Void = { _ in }

  private(set) var state: FeedState
  private var undoLog: [Int] = []

  init(_ state: FeedState) {
    self.state = state
  }

  func toggleLike(_ row: Int) {
    state.posts[row].isLiked.toggle()
    undoLog.append(row)
    onReload([row])
  }

  func undo() {
    guard let row = undoLog.popLast() else { return }
    toggleLike(row)
  }
}
