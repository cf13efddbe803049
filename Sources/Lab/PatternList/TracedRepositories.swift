import Domain
import Trace

/// Tells a recorder of every request on its way to the posts.
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

/// Tells a recorder of every request on its way to the profiles, but not of the changes that come from there unasked.
nonisolated struct TracedProfileRepository<Base: ProfileRepository>: ProfileRepository {
  let base: Base
  let recorder: Recorder

  func profile(_ id: Profile.ID) async throws(DomainError) -> Profile {
    try await recorder.effect("profile", id) { () async throws(DomainError) in
      try await base.profile(id)
    }
  }

  func save(_ profile: Profile) async throws(DomainError) -> Profile {
    try await recorder.effect("save", profile.id) { () async throws(DomainError) in
      try await base.save(profile)
    }
  }

  func changes() -> AsyncStream<Profile> { base.changes() }
}

/// Tells a recorder of every wait.
nonisolated struct TracedClock<Base: AppClock>: AppClock {
  let base: Base
  let recorder: Recorder

  func sleep(for duration: Duration) async throws(DomainError) {
    try await recorder.effect("sleep", duration) { () async throws(DomainError) in
      try await base.sleep(for: duration)
    }
  }
}
