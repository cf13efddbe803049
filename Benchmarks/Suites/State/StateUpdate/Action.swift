import LabDomain

/// A change to the state, which every strategy makes in its own way.
///
/// An element is named by its index and its id, so that the update is measured and not the search
/// for the element.
enum Action: Sendable {
  case toggleLike(Target<Post>)
  case toggleLikes([Target<Post>])
  case rename(Target<User>, to: String)
  case append(Comment)
  case dropLast(Target<Comment>)
  case remove(Target<Post>)
  case insert(Post, at: Int)
  case flipLoading
}

/// The index and the id of an element.
struct Target<Element: Sendable>: Sendable {
  let index: Int
  let id: Identifier<Element>
}

/// An action and the one that undoes it.
struct Update: Sendable {
  let action: Action
  let undo: Action

  /// Whether it changes more than the flag beside the arrays.
  var changesElements: Bool {
    if case .flipLoading = action { false } else { true }
  }
}

/// The updates that are timed.
struct Updates: Sendable {
  /// Carried out and undone by turns.
  let update: Update
  /// Where there are any, these posts are liked one after another instead, and the next time round no
  /// more.
  var likes: [Target<Post>] = []
}

extension AppState {
  /// Returns the action that leads back to this state after `action`.
  func undo(of action: Action) -> Action {
    switch action {
    case .toggleLike, .toggleLikes, .flipLoading: action
    case .rename(let user, _): .rename(user, to: users[user.index].name)
    case .append(let comment): .dropLast(Target(index: comments.count, id: comment.id))
    case .dropLast(let comment): .append(comments[comment.index])
    case .remove(let post): .insert(posts[post.index], at: post.index)
    case .insert(let post, let index): .remove(Target(index: index, id: post.id))
    }
  }
}

extension Post {
  /// Toggles the like, by the same call in every strategy.
  ///
  /// Not inlined, as an element of an app with many modules is not: inlined, the optimizer sees
  /// that nothing else runs meanwhile and drops the exclusivity check of an element that is an
  /// object. It did in a build with testing enabled and did not in one without.
  @inline(never)
  mutating func toggleLike() {
    isLiked.toggle()
  }
}

extension User {
  /// Not inlined, for the reason of ``Domain/Post/toggleLike()``.
  @inline(never)
  mutating func rename(to name: String) {
    self.name = name
  }
}
