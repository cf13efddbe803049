import Domain

/// Every element an object of its own.
struct Objects {
  private final class Object<Element> {
    var value: Element

    init(_ value: Element) { self.value = value }
  }

  private var users: [Object<User>]
  private var posts: [Object<Post>]
  private var comments: [Object<Comment>]
  private var isLoading: Bool

  init(_ state: AppState) {
    users = state.users.map { Object($0) }
    posts = state.posts.map { Object($0) }
    comments = state.comments.map { Object($0) }
    isLoading = state.isLoading
  }

  @inline(__always)
  mutating func apply(_ action: Action) {
    switch action {
    case .toggleLike(let post): posts[post.index].value.toggleLike()
    case .toggleLikes(let targets): for post in targets { posts[post.index].value.toggleLike() }
    case .rename(let user, let name): users[user.index].value.rename(to: name)
    case .append(let comment): comments.append(Object(comment))
    case .dropLast: comments.removeLast()
    case .remove(let post): posts.remove(at: post.index)
    case .insert(let post, let index): posts.insert(Object(post), at: index)
    case .flipLoading: isLoading.toggle()
    }
  }

  /// The same elements in other objects.
  func copied() -> Objects {
    var copy = self
    copy.users = users.map { Object($0.value) }
    copy.posts = posts.map { Object($0.value) }
    copy.comments = comments.map { Object($0.value) }
    return copy
  }

  var state: AppState {
    AppState(
      users: users.map(\.value), posts: posts.map(\.value), comments: comments.map(\.value),
      isLoading: isLoading)
  }

  /// Three arrays of references, and an object for each element.
  var bytesOfCopy: Int {
    Self.bytes(of: users) + Self.bytes(of: posts) + Self.bytes(of: comments)
  }

  private static func bytes<Element>(of objects: [Object<Element>]) -> Int {
    let object = CopyFormulas.objectHeader + MemoryLayout<Element>.size
    return CopyFormulas.array(of: objects.count, as: Object<Element>.self) + objects.count * object
  }
}
