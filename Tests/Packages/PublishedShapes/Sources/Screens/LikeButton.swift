import LabComponents
import LabDomain
import StageUI

/// Likes a post, or unlikes it.
package struct LikeButton: View {
  private let post: Post
  private let onTap: () -> Void

  package init(post: Post, onTap: @escaping () -> Void) {
    self.post = post
    self.onTap = onTap
  }

  package var body: some View {
    Button(post.heart) { onTap() }
      .accessibilityIdentifier("like-\(post.id)")
  }
}

/// Liking in a pattern whose view reads one state and sends acts, for both screens.
package struct Likes {
  private let read: () -> LikesState
  package let send: (LikeAct) -> Void

  /// - Parameter state: returns the state, read in a body so that the view observes it.
  package init(state: @escaping () -> LikesState, send: @escaping (LikeAct) -> Void) {
    read = state
    self.send = send
  }

  var state: LikesState { read() }

  func button(_ post: Post) -> LikeButton {
    LikeButton(post: post) { send(.likeTapped(post)) }
  }
}

/// What a person does with a like.
nonisolated package enum LikeAct: Equatable, Sendable {
  case likeTapped(Post)
  case noticeDismissed
}
