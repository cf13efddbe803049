import LabDomain

/// The server's data, and its answer to each request.
struct SampleDatabase: Sendable {
  private let pageSize: Int

  /// Newest first, which is by descending id.
  private var posts: [Post]
  private var profiles: [Profile.ID: Profile]

  init(_ data: SampleData, pageSize: Int) {
    self.pageSize = pageSize
    posts = data.posts.sorted { $0.id.rawValue > $1.id.rawValue }
    profiles = Dictionary(data.profiles.map { ($0.id, $0) }) { _, last in last }
  }

  mutating func answer(
    _ request: SampleBackend.Request
  ) throws(DomainError) -> SampleBackend.Answer {
    switch request {
    case .page(let cursor): .page(try page(after: cursor))
    case .setLiked(let isLiked, let id): try setLiked(isLiked, id)
    case .publish(let text): .post(try publish(text))
    case .search(let query): .posts(search(query))
    case .profile(let id): .profile(try profile(id), posts: posts.filter { $0.author == id })
    case .checkHandle(let handle): try checkHandle(handle)
    case .save(let profile): .profile(try save(profile))
    }
  }

  /// A cursor is the id of the last post shown, so a post published meanwhile shifts no page.
  private func page(after cursor: Cursor?) throws(DomainError) -> Page<Post> {
    var start = posts.startIndex
    if let cursor { start = try index(of: Post.ID(cursor.rawValue)) + 1 }
    let rows = posts[start...].prefix(pageSize)
    let next = rows.endIndex < posts.endIndex ? rows.last.map { Cursor($0.id.rawValue) } : nil
    return Page(items: Array(rows), next: next)
  }

  private mutating func setLiked(
    _ isLiked: Bool, _ id: Post.ID
  ) throws(DomainError) -> SampleBackend.Answer {
    posts[try index(of: id)].isLiked = isLiked
    return .done
  }

  private mutating func publish(_ text: String) throws(DomainError) -> Post {
    let author = try profile(SampleData.me.id)
    let id = Post.ID((posts.first?.id.rawValue ?? 0) + 1)
    let post = Post(id: id, author: author.id, authorName: author.username, text: text)
    posts.insert(post, at: posts.startIndex)
    return post
  }

  private func search(_ query: String) -> [Post] {
    let query = query.lowercased()
    guard !query.isEmpty else { return posts }
    return posts.filter {
      $0.text.lowercased().contains(query) || $0.authorName.lowercased().contains(query)
    }
  }

  private func profile(_ id: Profile.ID) throws(DomainError) -> Profile {
    guard let profile = profiles[id] else { throw .notFound }
    return profile
  }

  private func checkHandle(_ handle: String) throws(DomainError) -> SampleBackend.Answer {
    if profiles.values.contains(where: { $0.handle == handle }) { throw .handleTaken }
    return .done
  }

  private mutating func save(_ profile: Profile) throws(DomainError) -> Profile {
    guard let old = profiles[profile.id] else { throw .notFound }
    if profiles.values.contains(where: { $0.username == profile.username && $0.id != profile.id }) {
      throw .nameTaken
    }
    if profile.handle != old.handle { _ = try checkHandle(profile.handle) }
    profiles[profile.id] = profile
    if profile.username != old.username {
      for index in posts.indices where posts[index].author == profile.id {
        posts[index].authorName = profile.username
      }
    }
    return profile
  }

  private func index(of id: Post.ID) throws(DomainError) -> Int {
    guard let index = posts.index(ofNewestFirst: id) else { throw .notFound }
    return index
  }
}

extension SampleDatabase {
  /// Feeds all that a person can change to a hasher.
  func hash(into hasher: inout Hasher) {
    for post in posts {
      hasher.combine(post.id)
      hasher.combine(post.isLiked)
      hasher.combine(post.authorName)
      hasher.combine(post.text)
    }
    for profile in profiles.values.sorted(by: { $0.id.rawValue < $1.id.rawValue }) {
      hasher.combine(profile)
    }
  }
}
