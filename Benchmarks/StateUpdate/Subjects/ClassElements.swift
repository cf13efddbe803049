import Domain

/// A struct whose arrays hold references to elements; what stands behind the reference changes.
struct ClassElements: Subject {
  private final class Reference<Element> {
    var value: Element

    init(_ value: Element) { self.value = value }
  }

  private var users: [Reference<User>]
  private var posts: [Reference<Post>]
  private var comments: [Reference<Comment>]
  private var isLoading: Bool

  init(_ state: AppState) {
    users = state.users.map { Reference($0) }
    posts = state.posts.map { Reference($0) }
    comments = state.comments.map { Reference($0) }
    isLoading = state.isLoading
  }

  @inline(__always)
  mutating func update(by action: Action) {
    Self.reduce(into: &self, action)
  }

  @inline(never)
  private static func reduce(into state: inout ClassElements, _ action: Action) {
    switch action {
    case .toggleLike(let post): state.posts[post.index].value.toggleLike()
    case .toggleLikes(let targets):
      for post in targets { state.posts[post.index].value.toggleLike() }
    case .rename(let user, let name): state.users[user.index].value.rename(to: name)
    case .append(let comment): state.comments.append(Reference(comment))
    case .dropLast: state.comments.removeLast()
    case .remove(let post): state.posts.remove(at: post.index)
    case .insert(let post, let index): state.posts.insert(Reference(post), at: index)
    case .flipLoading: state.isLoading.toggle()
    }
  }

  var state: AppState {
    AppState(
      users: users.map(\.value), posts: posts.map(\.value), comments: comments.map(\.value),
      isLoading: isLoading)
  }

  var storages: [Storage] { [Storage(users), Storage(posts), Storage(comments)] }

  /// No copy; an element that is new needs an object.
  func predictedBytes(for change: Change) -> Int {
    switch change {
    case .flag, .edit, .remove: 0
    case .append(.users): CopyFormulas.objectHeader + MemoryLayout<User>.size
    case .append(.posts): CopyFormulas.objectHeader + MemoryLayout<Post>.size
    case .append(.comments): CopyFormulas.objectHeader + MemoryLayout<Comment>.size
    }
  }
}
