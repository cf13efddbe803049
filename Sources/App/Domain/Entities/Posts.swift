/// Posts in the order of the screen, each id once, found by id in constant time.
///
/// The index by id is a second buffer. A like does not write to it, so a kept snapshot still costs one copy of the rows.
public struct Posts: Hashable, Sendable {
  private var rows: [Post] = []
  /// The position of each post, from a fixed row: posts added above do not change it.
  private var positions: [Post.ID: Int] = [:]
  private var top = 0

  /// Creates posts in this order; of several with the same id, the last replaces the first in its place.
  public init(_ posts: [Post]) {
    rows.reserveCapacity(posts.count)
    positions.reserveCapacity(posts.count)
    append(posts)
  }

  /// The post with this id.
  public subscript(id id: Post.ID) -> Post? {
    index(of: id).map { rows[$0] }
  }

  /// Adds posts at the end; one that is there already stays in its row, and is replaced.
  public mutating func append(_ posts: [Post]) {
    for post in posts {
      if let index = index(of: post.id) {
        rows[index] = post
      } else {
        positions[post.id] = top + rows.count
        rows.append(post)
      }
    }
  }

  /// Replaces the posts that are there already.
  public mutating func update(_ posts: some Sequence<Post>) {
    for post in posts {
      if let index = index(of: post.id) { rows[index] = post }
    }
  }

  /// Inserts a post at the start, replacing one with the same id.
  public mutating func putOnTop(_ post: Post) {
    if index(of: post.id) != nil {
      self = Posts([post] + rows.filter { $0.id != post.id })
    } else {
      top -= 1
      positions[post.id] = top
      rows.insert(post, at: 0)
    }
  }

  /// Likes or unlikes the post with this id, in place; does nothing if there is none.
  public mutating func setLiked(_ isLiked: Bool, _ id: Post.ID) {
    if let index = index(of: id) { rows[index].isLiked = isLiked }
  }

  /// Updates the author's name on all posts of a changed profile.
  public mutating func rename(after profile: Profile) {
    for index in rows.indices where rows[index].author == profile.id {
      rows[index].authorName = profile.username
    }
  }

  /// Returns all posts, or only those that the current user likes.
  public func shown(likedOnly: Bool) -> [Post] {
    likedOnly ? rows.filter(\.isLiked) : rows
  }

  private func index(of id: Post.ID) -> Int? {
    positions[id].map { $0 - top }
  }

  public static func == (a: Posts, b: Posts) -> Bool {
    a.rows == b.rows
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(rows) }
}

extension Posts: RandomAccessCollection {
  public var startIndex: Int { rows.startIndex }
  public var endIndex: Int { rows.endIndex }
  public subscript(position: Int) -> Post { rows[position] }

  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Post>) throws -> Result
  ) rethrows -> Result? {
    try rows.withContiguousStorageIfAvailable(body)
  }
}

extension Posts: ExpressibleByArrayLiteral {
  public init(arrayLiteral posts: Post...) {
    self.init(posts)
  }
}

extension Posts: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: rows, displayStyle: .collection)
  }
}
