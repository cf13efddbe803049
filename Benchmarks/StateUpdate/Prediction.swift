import Domain
import Measure

/// A formula for the bytes that an update asks memory for, from the state right before it.
struct Prediction<Layout: State>: Sendable {
  let bytes: @Sendable (Layout, Action) -> Int
}

extension Prediction {
  /// No copy: the state has one owner.
  static var inPlace: Prediction { Prediction { $0.bytesInPlace(for: $1) } }

  /// A copy of what changes: the state has a second owner.
  static var copy: Prediction { Prediction { $0.bytesInPlace(for: $1) + $0.bytesOfCopy(for: $1) } }
}

extension Prediction<AppState> {
  /// A new array with just the room it needs.
  static var rebuilt: Prediction {
    Prediction { state, action in
      switch action {
      case .toggleLike, .toggleLikes: CopyFormulas.array(of: state.posts.count, as: Post.self)
      case .remove: CopyFormulas.array(of: state.posts.count - 1, as: Post.self)
      case .insert: CopyFormulas.array(of: state.posts.count + 1, as: Post.self)
      case .rename: CopyFormulas.array(of: state.users.count, as: User.self)
      case .append: CopyFormulas.array(of: state.comments.count + 1, as: Comment.self)
      case .dropLast: CopyFormulas.array(of: state.comments.count - 1, as: Comment.self)
      case .flipLoading: 0
      }
    }
  }

  /// No copy. What Observation asks for to observe anew has no formula here, so it is counted on a
  /// state without elements: a tick says that it is no more on this one.
  static var observation: Prediction {
    Prediction { _, _ in
      var empty = ObservedClass(.empty)
      empty.update(by: .flipLoading)
      empty.update(by: .flipLoading)
      return Allocations.count { empty.update(by: .flipLoading) }?.bytes ?? 0
    }
  }
}
