import Domain

extension AppState {
  /// The action that leads back here, once `action` has been done to this state.
  package func undo(of action: Action) -> Action {
    switch action {
    case .toggleLike, .toggleLikes, .flipLoading: action
    case .rename(let user, _): .rename(user, to: users[user.index].name)
    case .append(let comment): .dropLast(Target(index: comments.count, id: comment.id))
    case .dropLast: .append(comments[comments.count - 1])
    case .remove(let post): .insert(posts[post.index], at: post.index)
    case .insert(let post, let index): .remove(Target(index: index, id: post.id))
    }
  }
}
