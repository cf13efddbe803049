import LabContract
import LabDomain
import LabTrace

extension AppEnvironment {
  /// Creates an environment whose requests, messages and navigation are recorded.
  ///
  /// Without a recorder, or with one that is off, nothing comes between the screens and the repositories.
  package convenience init(
    feed: some FeedRepository, profiles: some ProfileRepository, clock: some AppClock,
    path: [Router.Route], tracedBy recorder: Recorder?
  ) {
    guard let recorder, recorder.level > .off else {
      self.init(
        useCases: UseCases(feed: feed, profiles: profiles), clock: clock, router: Router(path: path)
      )
      return
    }
    self.init(
      useCases: UseCases(
        feed: TracedFeedRepository(base: feed, recorder: recorder),
        profiles: TracedProfileRepository(base: profiles, recorder: recorder)),
      clock: TracedClock(base: clock, recorder: recorder),
      router: Router(path: path) { recorder.record(output: $0) },
      messages: Messages { recorder.record(output: "message(\($0))") })
  }
}

/// Records every request for posts.
nonisolated struct TracedFeedRepository<Base: FeedRepository>: FeedRepository {
  let base: Base
  let recorder: Recorder

  func page(after cursor: Cursor?) async throws(DomainError) -> Page<Post> {
    try await recorder.effect("page", cursor) { () async throws(DomainError) in
      try await base.page(after: cursor)
    }
  }

  func setLiked(_ isLiked: Bool, post: Post.ID) async throws(DomainError) {
    try await recorder.effect("setLiked", isLiked, post) { () async throws(DomainError) in
      try await base.setLiked(isLiked, post: post)
    }
  }

  func publish(_ text: String) async throws(DomainError) -> Post {
    try await recorder.effect("publish", text) { () async throws(DomainError) in
      try await base.publish(text)
    }
  }

  func search(_ query: String) async throws(DomainError) -> [Post] {
    try await recorder.effect("search", query) { () async throws(DomainError) in
      try await base.search(query)
    }
  }
}

/// Records every request for profiles, but not the changes that arrive unrequested.
nonisolated struct TracedProfileRepository<Base: ProfileRepository>: ProfileRepository {
  let base: Base
  let recorder: Recorder

  func profile(_ id: Profile.ID) async throws(DomainError) -> ProfileWithPosts {
    try await recorder.effect("profile", id) { () async throws(DomainError) in
      try await base.profile(id)
    }
  }

  func checkHandle(_ handle: String) async throws(DomainError) {
    try await recorder.effect("checkHandle", handle) { () async throws(DomainError) in
      try await base.checkHandle(handle)
    }
  }

  func save(_ profile: Profile) async throws(DomainError) -> Profile {
    try await recorder.effect("save", profile.id) { () async throws(DomainError) in
      try await base.save(profile)
    }
  }

  func changes() -> AsyncStream<Profile> { base.changes() }
}

/// Records every wait.
nonisolated struct TracedClock<Base: AppClock>: AppClock {
  let base: Base
  let recorder: Recorder

  func sleep(for duration: Duration) async throws(DomainError) {
    try await recorder.effect("sleep", duration) { () async throws(DomainError) in
      try await base.sleep(for: duration)
    }
  }
}
