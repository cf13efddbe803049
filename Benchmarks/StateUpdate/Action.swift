import Domain

/// What a strategy is told to do.
///
/// An element is named by its index and by its id, so that the update is measured and not the search
/// for the element.
package enum Action: Sendable {
  case toggleLike(Target<Post>)
  case toggleLikes([Target<Post>])
  case rename(Target<User>, to: String)
  case append(Comment)
  case dropLast(Target<Comment>)
  case remove(Target<Post>)
  case insert(Post, at: Int)
  case flipLoading
}

/// Where an element stands, and who it is.
package struct Target<Element: Sendable>: Sendable {
  package let index: Int
  package let id: Identifier<Element>
}

extension Post {
  /// The change itself, which is the same call in every strategy.
  ///
  /// Not inlined, as an element of an app with many modules is not: inlined, the optimizer sees that
  /// nothing else runs meanwhile and drops the exclusivity check of an element that is an object. It
  /// did in a build with testing enabled and did not in one without.
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
