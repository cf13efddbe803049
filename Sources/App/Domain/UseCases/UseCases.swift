/// Everything that a feature may request. No answer undoes what the server has confirmed since its request.
public struct UseCases: Sendable {
  private let feed: any FeedRepository
  private let profiles: any ProfileRepository
  private let today: @Sendable () -> String
  private let changes = RecentChanges()

  /// What the server has confirmed since the requests that are open; empty if nothing.
  package var recentChanges: String { changes.description }

  /// Creates the use cases of an app.
  ///
  /// - Parameter today: Returns the date, as `1990-12-31`.
  public init(
    feed: any FeedRepository, profiles: any ProfileRepository,
    today: @escaping @Sendable () -> String = { SystemClock.today }
  ) {
    self.feed = feed
    self.profiles = profiles
    self.today = today
  }

  /// Returns the page after `cursor`, or the first one, with what was confirmed since the request.
  public func loadFeedPage(
    after cursor: Cursor? = nil
  ) async throws(DomainError) -> Page<Post> {
    try await changes.applied { () async throws(DomainError) in
      try await feed.page(after: cursor)
    } _: { change, page in
      if cursor == nil { change.addPost(to: &page.items) }
      change.apply(to: &page.items)
    }
  }

  /// Sends one like or unlike; `PendingLikes` decides when to send the next.
  public func toggleLike(_ post: Post.ID, to isLiked: Bool) async throws(DomainError) {
    try await answer { () async throws(DomainError) in
      try await feed.setLiked(isLiked, post: post)
    }
    changes.note(.liked(isLiked, post))
  }

  /// Returns the published post, as the feed shows it, with what was confirmed since the request.
  public func publishPost(_ text: String) async throws(DomainError) -> Post {
    let post = try await changes.applied { () async throws(DomainError) in
      try await feed.publish(text)
    } _: { change, post in
      change.apply(to: &post)
    }
    changes.note(.published(post))
    return post
  }

  /// Returns all posts whose text or author contains `query`, newest first.
  public func searchPosts(_ query: String) async throws(DomainError) -> [Post] {
    try await changes.applied { () async throws(DomainError) in
      try await feed.search(query)
    } _: { change, posts in
      change.apply(to: &posts)
    }
  }

  /// Returns the profile and its user's posts, with what was confirmed since the request.
  public func loadProfile(_ id: Profile.ID) async throws(DomainError) -> ProfileWithPosts {
    try await changes.applied { () async throws(DomainError) in
      try await profiles.profile(id)
    } _: { change, answer in
      if case .saved(let newer) = change, newer.id == id { answer.profile = newer }
      if case .published(let post) = change, post.author == id {
        change.addPost(to: &answer.posts)
      }
      change.apply(to: &answer.posts)
    }
  }

  /// Throws `.handleTaken` if a user has the handle.
  public func checkHandle(_ handle: String) async throws(DomainError) {
    try await answer { () async throws(DomainError) in try await profiles.checkHandle(handle) }
  }

  /// Saves the profile with its name trimmed; returns what the server saved. Throws `.birthdayInFuture` without a request.
  public func saveProfile(_ profile: Profile) async throws(DomainError) -> Profile {
    var profile = profile
    profile.username = NameRule.saved(profile.username)
    let edited = profile
    if BirthdayRule.isAfter(today(), edited.birthday) { throw .birthdayInFuture }
    let saved = try await answer { () async throws(DomainError) in
      try await profiles.save(edited)
    }
    changes.note(.saved(saved))
    return saved
  }

  /// Publishes the latest version of each profile saved so far, then every profile that is saved.
  public func observeProfiles() -> ProfileChanges {
    ProfileChanges(base: profiles.changes(), changes: changes)
  }
}

/// Runs one request; throws `.cancelled`, whatever its result, if the caller was cancelled, and never otherwise.
///
/// So a late success cannot pop a screen that the user has left, and a late failure shows no alert. A repository
/// that answers `.cancelled` to a caller who still waits has not answered: that is `.server`.
func answer<Value>(
  _ request: () async throws(DomainError) -> Value
) async throws(DomainError) -> Value {
  do throws(DomainError) {
    let value = try await request()
    if Task.isCancelled { throw .cancelled }
    return value
  } catch {
    if Task.isCancelled { throw .cancelled }
    throw error == .cancelled ? .server : error
  }
}
