import LabDomain
import LabMeasure
import LabRandom

/// An update that every strategy carries out in its own way, and another one that undoes it.
package struct Operation: Sendable {
  package let name: String
  /// A word or two for the head of a column.
  package let shortName: String
  /// The number of posts below which the operation would do less than its name says.
  var fewestPosts = 1
  /// Whether what is timed likes all posts in random order, and not the same one again and again.
  var likesAllPosts = false
  let action: @Sendable (AppState) -> Action
  /// The change that a correct strategy makes, written without the code of any strategy.
  let change: @Sendable (inout AppState) -> Void

  func update(_ state: AppState) -> Update {
    let action = action(state)
    return Update(action: action, undo: state.undo(of: action))
  }

  /// Returns what is timed; the seed decides the order of posts.
  func updates(_ state: AppState, seed: UInt64) -> Updates {
    var generator = SeededGenerator(seed: seed)
    let order = likesAllPosts ? state.posts.indices.shuffled(using: &generator) : []
    return Updates(update: update(state), likes: order.map(state.post))
  }

  func expected(_ state: AppState) -> AppState {
    var changed = state
    change(&changed)
    return changed
  }
}

extension Operation {
  package static let all = [
    likeOnePost, editOneUser, appendComment, removePost, flipIsLoading, like100Posts,
  ]

  package static let likeOnePost = Operation(
    name: "like one post", shortName: "like", likesAllPosts: true
  ) {
    .toggleLike($0.post($0.posts.count / 2))
  } change: {
    $0.posts[$0.posts.count / 2].isLiked.toggle()
  }

  static let editOneUser = Operation(name: "edit one user", shortName: "edit") {
    let middle = $0.users.count / 2
    let user = $0.users[middle]
    return .rename(Target(index: middle, id: user.id), to: user.name + newSurname)
  } change: {
    $0.users[$0.users.count / 2].name += newSurname
  }

  static let appendComment = Operation(name: "append a comment", shortName: "append") {
    .append($0.nextComment)
  } change: {
    $0.comments.append($0.nextComment)
  }

  static let removePost = Operation(name: "remove a post", shortName: "remove") {
    .remove($0.post($0.posts.count / 2))
  } change: {
    $0.posts.remove(at: $0.posts.count / 2)
  }

  static let flipIsLoading = Operation(name: "flip isLoading", shortName: "flip") { _ in
    .flipLoading
  } change: {
    $0.isLoading.toggle()
  }

  /// Likes posts that are spread evenly, in one update.
  static let like100Posts = Operation(
    name: "like 100 posts", shortName: "like 100", fewestPosts: 100
  ) { state in
    .toggleLikes((0..<100).map { state.post($0 * state.posts.count / 100) })
  } change: { state in
    for step in 0..<100 { state.posts[step * state.posts.count / 100].isLiked.toggle() }
  }

  private static let newSurname = " of Somewhere Else"
}

extension AppState {
  fileprivate func post(_ index: Int) -> Target<Post> {
    Target(index: index, id: posts[index].id)
  }

  fileprivate var nextComment: Comment {
    let last = comments[comments.count - 1]
    return Comment(
      id: Comment.ID(last.id.rawValue + 1), post: last.post, author: last.author,
      text: "A comment with a text of more than fifteen bytes.")
  }
}
