import LabDomain
import LabMeasure
import LabRandom

/// A change to the state, which every strategy makes in its own way.
///
/// An element is named by its index and its id, so that the update is measured and not the search
/// for the element.
enum Action: Sendable {
  case toggleLike(Target<Post>)
  case toggleLikes([Target<Post>])
  case rename(Target<User>, to: String)
  case remove(Target<Post>)
  case insert(Post, at: Int)
  case flipLoading
}

/// The index and the id of an element.
struct Target<Element: Sendable>: Sendable {
  let index: Int
  let id: Identifier<Element>
}

/// An action and the one that undoes it, which are timed by turns.
struct Update: Sendable {
  let action: Action
  let undo: Action
  /// Where there are any, these posts are liked one after another instead, and the next time round no
  /// more.
  var likes: [Target<Post>] = []

  /// Whether it changes more than the flag beside the arrays.
  var changesElements: Bool {
    if case .flipLoading = action { false } else { true }
  }
}

extension AppState {
  /// Returns the action that leads back to this state after `action`.
  func undo(of action: Action) -> Action {
    switch action {
    case .toggleLike, .toggleLikes, .flipLoading: action
    case .rename(let user, _): .rename(user, to: users[user.index].name)
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
  func timedUpdate(_ state: AppState, seed: UInt64) -> Update {
    var generator = SeededGenerator(seed: seed)
    var timed = update(state)
    let order = likesAllPosts ? state.posts.indices.shuffled(using: &generator) : []
    timed.likes = order.map(state.post)
    return timed
  }

  func expected(_ state: AppState) -> AppState {
    var changed = state
    change(&changed)
    return changed
  }
}

extension Operation {
  package static let all = [
    likeOnePost, editOneUser, removePost, flipIsLoading, like100Posts,
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
}
