import LabBackend
import LabDomain
import Synchronization

/// A connection to the sample backend with latency, on which requests can fail.
nonisolated final class SlowNetwork: Sendable {
  struct Condition: Equatable {
    /// The pause before a request arrives.
    var latency = Duration.milliseconds(500)
    /// The error that each request gets instead of an answer, after the pause.
    var failure: DomainError?
  }

  private let backend = SampleBackend()
  private let clock: any AppClock
  private let state = Mutex(Condition())

  init(clock: any AppClock = SystemClock()) { self.clock = clock }

  /// The latency and the outcome of requests from now on.
  var condition: Condition {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  private func pass() async throws(DomainError) {
    let condition = condition
    try await clock.sleep(for: condition.latency)
    if let failure = condition.failure { throw failure }
  }
}

nonisolated extension SlowNetwork: FeedRepository {
  func page(after cursor: Cursor?) async throws(DomainError) -> Page<Post> {
    try await pass()
    return try await backend.page(after: cursor)
  }

  func setLiked(_ isLiked: Bool, post: Post.ID) async throws(DomainError) {
    try await pass()
    try await backend.setLiked(isLiked, post: post)
  }

  func publish(_ text: String) async throws(DomainError) -> Post {
    try await pass()
    return try await backend.publish(text)
  }

  func search(_ query: String) async throws(DomainError) -> [Post] {
    try await pass()
    return try await backend.search(query)
  }
}

nonisolated extension SlowNetwork: ProfileRepository {
  func profile(_ id: Profile.ID) async throws(DomainError) -> ProfileWithPosts {
    try await pass()
    return try await backend.profile(id)
  }

  func save(_ profile: Profile) async throws(DomainError) -> Profile {
    try await pass()
    return try await backend.save(profile)
  }

  func changes() -> AsyncStream<Profile> { backend.changes() }
}
