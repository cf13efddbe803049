import Domain

/// An update that every strategy carries out in its own way, and another one that takes it back.
package struct Operation: Sendable {
  package let name: String
  /// One word for the head of a column.
  package let shortName: String
  /// Posts without which the operation would do less than it says.
  package let fewestPosts: Int
  package let update: @Sendable (AppState) -> Update
  /// What one update must lead to, put together from parts and by none of the strategies.
  package let expected: @Sendable (AppState) -> AppState

  init(
    _ name: String, shortName: String, fewestPosts: Int = 1,
    update: @escaping @Sendable (AppState) -> Update,
    expected: @escaping @Sendable (AppState) -> AppState
  ) {
    self.name = name
    self.shortName = shortName
    self.fewestPosts = fewestPosts
    self.update = update
    self.expected = expected
  }
}

extension Operation {
  package static let all = [
    likeOnePost, editOneUser, appendComment, removePost, flipIsLoading, like100Posts,
  ]

  /// Toggles the like of the middle post.
  package static let likeOnePost = Operation(
    "like one post", shortName: "like",
    update: { state in
      let middle = state.middlePost
      return Update(.toggleLike(middle), change: .edit(.posts, at: [middle.index]))
    },
    expected: { state in
      let middle = state.middlePost.index
      return AppState(
        users: state.users,
        posts: state.posts[..<middle] + [state.posts[middle].otherwiseLiked]
          + state.posts[(middle + 1)...],
        comments: state.comments,
        isLoading: state.isLoading
      )
    }
  )

  /// Gives the middle user another name.
  package static let editOneUser = Operation(
    "edit one user", shortName: "edit",
    update: { state in
      let user = state.users[state.users.count / 2]
      let target = Target(index: state.users.count / 2, id: user.id)
      return Update(
        .rename(target, to: user.name + newSurname), undo: .rename(target, to: user.name),
        change: .edit(.users, at: [target.index]))
    },
    expected: { state in
      let middle = state.users.count / 2
      let user = state.users[middle]
      return AppState(
        users: state.users[..<middle] + [User(id: user.id, name: user.name + newSurname)]
          + state.users[(middle + 1)...],
        posts: state.posts,
        comments: state.comments,
        isLoading: state.isLoading
      )
    }
  )

  /// Adds a comment at the end; taken back by dropping the last one.
  package static let appendComment = Operation(
    "append a comment", shortName: "append",
    update: { state in
      let comment = state.nextComment
      let target = Target(index: state.comments.count, id: comment.id)
      return Update(.append(comment), undo: .dropLast(target), change: .append(.comments))
    },
    expected: { state in
      AppState(
        users: state.users,
        posts: state.posts,
        comments: state.comments + [state.nextComment],
        isLoading: state.isLoading
      )
    }
  )

  /// Takes the middle post away; taken back by inserting it there.
  package static let removePost = Operation(
    "remove a post", shortName: "remove",
    update: { state in
      let middle = state.middlePost
      return Update(
        .remove(middle), undo: .insert(state.posts[middle.index], at: middle.index),
        change: .remove(.posts, at: middle.index))
    },
    expected: { state in
      let middle = state.middlePost.index
      return AppState(
        users: state.users,
        posts: Array(state.posts[..<middle] + state.posts[(middle + 1)...]),
        comments: state.comments,
        isLoading: state.isLoading
      )
    }
  )

  /// Changes a flag beside the elements.
  package static let flipIsLoading = Operation(
    "flip isLoading", shortName: "flip",
    update: { _ in Update(.flipLoading, change: .flag) },
    expected: { state in
      AppState(
        users: state.users,
        posts: state.posts,
        comments: state.comments,
        isLoading: !state.isLoading
      )
    }
  )

  /// Toggles the like of 100 posts that are spread evenly, in one update.
  package static let like100Posts = Operation(
    "like 100 posts", shortName: "like 100", fewestPosts: 100,
    update: { state in
      let targets = state.hundredPosts.map { Target(index: $0, id: state.posts[$0].id) }
      return Update(.toggleLikes(targets), change: .edit(.posts, at: state.hundredPosts))
    },
    expected: { state in
      let chosen = Set(state.hundredPosts)
      return AppState(
        users: state.users,
        posts: state.posts.indices.map { index in
          chosen.contains(index) ? state.posts[index].otherwiseLiked : state.posts[index]
        },
        comments: state.comments,
        isLoading: state.isLoading
      )
    }
  )

  private static let newSurname = " of Somewhere Else"
}

extension AppState {
  fileprivate var middlePost: Target<Post> {
    Target(index: posts.count / 2, id: posts[posts.count / 2].id)
  }

  fileprivate var hundredPosts: [Int] {
    (0..<100).map { $0 * posts.count / 100 }
  }

  fileprivate var nextComment: Comment {
    let last = comments[comments.count - 1]
    return Comment(
      id: Comment.ID(last.id.rawValue + 1), post: last.post, author: last.author,
      text: "A comment that nobody had written before.")
  }
}

extension Post {
  /// The same post, put together anew, liked if it was not and the other way round.
  fileprivate var otherwiseLiked: Post {
    Post(
      id: id, author: author, authorName: authorName, text: text,
      likeCount: likeCount + (isLiked ? -1 : 1), isLiked: !isLiked)
  }
}
