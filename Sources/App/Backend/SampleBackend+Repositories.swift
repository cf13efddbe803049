import LabDomain

// `release(_:with:)` rejects answers of another kind, so these guards never fail.

extension SampleBackend: FeedRepository {
  public func page(after cursor: Cursor?) async throws(DomainError) -> Page<Post> {
    guard case .page(let page) = try await answer(.page(after: cursor)) else { throw .server }
    return page
  }

  public func setLiked(_ isLiked: Bool, post: Post.ID) async throws(DomainError) {
    _ = try await answer(.setLiked(isLiked, post))
  }

  public func publish(_ text: String) async throws(DomainError) -> Post {
    guard case .post(let post) = try await answer(.publish(text)) else { throw .server }
    return post
  }

  public func search(_ query: String) async throws(DomainError) -> [Post] {
    guard case .posts(let posts) = try await answer(.search(query)) else { throw .server }
    return posts
  }
}

extension SampleBackend: ProfileRepository {
  public func profile(_ id: Profile.ID) async throws(DomainError) -> ProfileWithPosts {
    guard case .profile(let profile, let posts) = try await answer(.profile(id)) else {
      throw .server
    }
    return ProfileWithPosts(profile: profile, posts: posts)
  }

  public func checkHandle(_ handle: String) async throws(DomainError) {
    _ = try await answer(.checkHandle(handle))
  }

  public func save(_ profile: Profile) async throws(DomainError) -> Profile {
    guard case .profile(let saved, _) = try await answer(.save(profile)) else { throw .server }
    return saved
  }
}
