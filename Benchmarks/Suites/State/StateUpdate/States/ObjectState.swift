import LabDomain
import LabMeasure

/// Elements in objects, behind arrays of references.
struct ObjectState: State {
  private final class Object<Element> {
    var value: Element

    init(_ value: Element) { self.value = value }
  }

  private var users: [Object<User>]
  private var posts: [Object<Post>]
  private var comments: [Object<Comment>]
  private var isLoading: Bool

  init(_ plain: AppState) {
    users = plain.users.map { Object($0) }
    posts = plain.posts.map { Object($0) }
    comments = plain.comments.map { Object($0) }
    isLoading = plain.isLoading
  }

  @inline(__always)
  mutating func apply(_ action: Action) {
    switch action {
    case .toggleLike(let post): posts[post.index].value.toggleLike()
    case .toggleLikes(let targets): for post in targets { posts[post.index].value.toggleLike() }
    case .rename(let user, let name): users[user.index].value.rename(to: name)
    case .remove(let post): posts.remove(at: post.index)
    case .insert(let post, let index): posts.insert(Object(post), at: index)
    case .flipLoading: isLoading.toggle()
    }
  }

  var plain: AppState {
    AppState(
      users: users.map(\.value), posts: posts.map(\.value), comments: comments.map(\.value),
      isLoading: isLoading)
  }

  var storages: [BufferIdentity] { [BufferIdentity(users), BufferIdentity(posts)] }

  /// Everything: a copy that shared an object would change with it.
  func bytesOfCopy(for action: Action) -> Int {
    Self.bytesOfCopy(users) + Self.bytesOfCopy(posts) + Self.bytesOfCopy(comments)
  }

  private static func bytesOfCopy<Element>(_ objects: [Object<Element>]) -> Int {
    BufferIdentity(objects).bytesOfCopy
      + objects.count * (CopyFormulas.objectHeader + MemoryLayout<Element>.size)
  }

  /// The same elements in other objects: a snapshot that shared one would change with it.
  var kept: ObjectState {
    var copy = self
    copy.users = users.map { Object($0.value) }
    copy.posts = posts.map { Object($0.value) }
    copy.comments = comments.map { Object($0.value) }
    return copy
  }
}
