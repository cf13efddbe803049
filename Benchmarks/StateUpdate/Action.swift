import Domain

/// What a strategy is told to do.
///
/// A post is named by its index, so that the update is measured and not the search for the post.
package enum Action: Sendable {
  case toggleLike(at: Int)
  case flipLoading
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

extension AppState {
  /// Changes the value where it stands.
  @inline(__always)
  package mutating func apply(_ action: Action) {
    switch action {
    case .toggleLike(let index): posts[index].toggleLike()
    case .flipLoading: isLoading.toggle()
    }
  }
}
