import LabDomain

/// Likes posts and undoes likes, and names the rows to reload.
final class FeedStore {
  /// Called after each change with the rows that changed.
  var onReload: ([Int]) -> Void = { _ in }

  private(set) var state: FeedState

  /// What one change replaced.
  private struct Edit {
    let row: Int
    let old: Post
  }

  private var undoLog: [Edit] = []

  init(_ state: FeedState) {
    self.state = state
  }

  func toggleLike(_ row: Int) {
    undoLog.append(Edit(row: row, old: state.posts[row]))
    state.posts[row].isLiked.toggle()
    onReload([row])
  }

  func undo() {
    guard let edit = undoLog.popLast() else { return }
    state.posts[edit.row] = edit.old
    onReload([edit.row])
  }
}
