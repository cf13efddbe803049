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

  private let backend: SampleBackend
  let clock: any AppClock
  /// Of each request in turn; the last is that of all others.
  private let conditions: Mutex<[Condition]>

  init(
    _ conditions: [Condition] = [Condition()], pageSize: Int = 20,
    clock: any AppClock = SystemClock()
  ) {
    backend = SampleBackend(pageSize: pageSize)
    self.clock = clock
    self.conditions = Mutex(conditions)
  }

  /// The latency and the outcome of requests from now on.
  var condition: Condition {
    get { conditions.withLock { $0[0] } }
    set { conditions.withLock { $0 = [newValue] } }
  }

  /// The backend, once the latency has passed, unless the request fails.
  private var server: SampleBackend {
    get async throws(DomainError) {
      let condition = conditions.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
      try await clock.sleep(for: condition.latency)
      if let failure = condition.failure { throw failure }
      return backend
    }
  }
}

nonisolated extension SlowNetwork: FeedRepository {
  func page(after cursor: Cursor?) async throws(DomainError) -> Page<Post> {
    try await server.page(after: cursor)
  }

  func setLiked(_ isLiked: Bool, post: Post.ID) async throws(DomainError) {
    try await server.setLiked(isLiked, post: post)
  }

  func publish(_ text: String) async throws(DomainError) -> Post {
    try await server.publish(text)
  }

  func search(_ query: String) async throws(DomainError) -> [Post] {
    try await server.search(query)
  }
}

nonisolated extension SlowNetwork: ProfileRepository {
  func profile(_ id: Profile.ID) async throws(DomainError) -> ProfileWithPosts {
    try await server.profile(id)
  }

  func checkHandle(_ handle: String) async throws(DomainError) {
    try await server.checkHandle(handle)
  }

  func save(_ profile: Profile) async throws(DomainError) -> Profile {
    try await server.save(profile)
  }

  func changes() -> AsyncStream<Profile> { backend.changes() }
}
