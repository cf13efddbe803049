import Domain
import Measure

/// An update that every strategy carries out in its own way; doing it twice undoes it.
package struct Operation: Sendable {
  package let name: String
  package let action: @Sendable (AppState) -> Action
  /// The array in which one element changes, if any.
  package let touchedArray: @Sendable (AppState) -> BufferIdentity?
  /// What one update must lead to, put together from parts and by none of the strategies.
  package let expected: @Sendable (AppState) -> AppState
}

extension Operation {
  package static let all: [Operation] = [likeOnePost, flipIsLoading]

  /// Toggles the like of the middle post.
  package static let likeOnePost = Operation(
    name: "like one post",
    action: { .toggleLike(at: $0.posts.count / 2) },
    touchedArray: { BufferIdentity($0.posts) },
    expected: { state in
      let middle = state.posts.count / 2
      let post = state.posts[middle]
      let changed = Post(
        id: post.id,
        author: post.author,
        authorName: post.authorName,
        text: post.text,
        likeCount: post.likeCount + (post.isLiked ? -1 : 1),
        isLiked: !post.isLiked
      )
      return AppState(
        users: state.users,
        posts: state.posts[..<middle] + [changed] + state.posts[(middle + 1)...],
        comments: state.comments,
        isLoading: state.isLoading
      )
    }
  )

  /// Changes a flag beside the arrays.
  package static let flipIsLoading = Operation(
    name: "flip isLoading",
    action: { _ in .flipLoading },
    touchedArray: { _ in nil },
    expected: { state in
      AppState(
        users: state.users,
        posts: state.posts,
        comments: state.comments,
        isLoading: !state.isLoading
      )
    }
  )
}
