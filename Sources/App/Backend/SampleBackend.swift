import LabDomain
import Synchronization

/// The one implementation of both repositories: sample data, with answers that a test controls.
///
/// Calls stay on their caller's actor. A caller that is cancelled before it is answered gets
/// `.cancelled` and changes nothing; its request stays in the log.
///
///     let backend = SampleBackend(policy: .gated)
///     let feed = Task { try await backend.page(after: nil) }
///     // one turn later:
///     backend.pending    // [#1 page(after: nil)]
///     try backend.release(.page(after: nil), with: .failure(.offline))
public final class SampleBackend: Sendable {
  /// When a request is answered.
  public enum Policy: Sendable {
    /// At once, without suspending the caller.
    case immediate
    /// When a test releases it.
    case gated
    /// When a test releases it, even if the caller is cancelled meanwhile.
    case gatedIgnoringCancellation
  }

  private let state: Mutex<State>
  let gates = WaitingRoom<Call, Answer>()

  /// Creates a backend with a copy of the data.
  ///
  /// - Parameter pageSize: as `FeedRepository` promises it, or smaller, so that few posts are several pages.
  public init(
    _ data: SampleData = SampleData(scale: 1, seed: 1), pageSize: Int = 20,
    policy: Policy = .immediate
  ) {
    let database = SampleDatabase(data, pageSize: pageSize)
    state = Mutex(State(database: database, policy: policy))
  }

  /// When requests are answered; a change leaves pending calls pending.
  public var policy: Policy {
    get { state.withLock { $0.policy } }
    set { state.withLock { $0.policy = newValue } }
  }

  /// Every request, in the order of arrival.
  public var log: [Request] {
    state.withLock { $0.log }
  }

  /// Feeds the server's data to a hasher, with the profiles that a new stream gets.
  package func hashData(into hasher: inout Hasher) {
    state.withLock { state in
      state.database.hash(into: &hasher)
      state.streams.hashSaved(into: &hasher)
    }
  }

  func answer(_ request: Request) async throws(DomainError) -> Answer {
    let (call, policy) = state.withLock { state in
      state.log.append(request)
      return (Call(id: state.log.count, request: request), state.policy)
    }
    switch policy {
    case .immediate:
      if Task.isCancelled { throw .cancelled }
      return try perform(request)
    case .gated: return try await gates.wait { call }
    case .gatedIgnoringCancellation: return try await gates.wait(endsWhenCancelled: false) { call }
    }
  }

  /// Applies the request to the data; publishes a saved profile to all `changes()` streams.
  func perform(_ request: Request) throws(DomainError) -> Answer {
    try state.withLock { state throws(DomainError) in
      let answer = try state.database.answer(request)
      if case (.save, .profile(let profile, _)) = (request, answer) { state.streams.send(profile) }
      return answer
    }
  }

  /// Saves a profile as another device would, with another name and bio, and publishes it.
  package func saveElsewhere(_ id: Profile.ID, name: String) throws(DomainError) {
    guard case .profile(var profile, _) = try perform(.profile(id)) else { return }
    profile.username = name
    profile.bio = "The bio of \(name)."
    _ = try perform(.save(profile))
  }

  public func changes() -> AsyncStream<Profile> {
    let (stream, continuation) = AsyncStream.makeStream(of: Profile.self)
    let id = state.withLock { $0.streams.add(continuation) }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { $0.streams.remove(id) }
    }
    return stream
  }
}

private struct State: Sendable {
  var database: SampleDatabase
  var policy: SampleBackend.Policy
  var log: [SampleBackend.Request] = []
  var streams = ProfileStreams()
}
