import Domain
import Synchronization

/// The one implementation of both repositories: sample data behind answers that a test controls.
///
/// It belongs to no actor and never leaves its caller's. A caller that is cancelled before its answer
/// is there gets `.cancelled` and changes nothing; its request stays in the log.
///
///     let backend = SampleBackend(policy: .gated)
///     let feed = Task { try await backend.page(after: nil) }
///     // one turn later:
///     backend.pending    // [#1 page(after: nil)]
///     try backend.release(.page(after: nil), with: .failure(.offline))
package final class SampleBackend: Sendable {
  private let state: Mutex<State>
  let gates = WaitingRoom<Call, Answer>()

  package init(
    _ data: SampleData = SampleData(scale: 1, seed: 1), policy: Policy = .immediate
  ) {
    state = Mutex(State(database: SampleDatabase(data), policy: policy))
  }

  /// Applies to requests that arrive from now on; a pending call stays pending.
  package var policy: Policy {
    get { state.withLock { $0.policy } }
    set { state.withLock { $0.policy = newValue } }
  }

  /// Every request, in the order of arrival.
  package var log: [Request] {
    state.withLock { $0.log }
  }

  /// How many streams of `changes()` are open.
  package var listenerCount: Int {
    state.withLock { $0.listeners.count }
  }

  /// Answers the next matching requests with `error`, whatever the data says.
  ///
  /// A gated call gets its answer from its release and uses up no failure. `matches` must not call
  /// the backend.
  package func fail(
    _ error: DomainError, times: Int = 1, when matches: @escaping @Sendable (Request) -> Bool
  ) {
    state.withLock { $0.failures.add(error, times: times, when: matches) }
  }

  func answer(_ request: Request) async throws(DomainError) -> Answer {
    let (call, policy, failure) = state.withLock { $0.arrived(request) }
    switch policy {
    case .immediate: break
    case .gated: return try await gates.wait { call }
    case .stubborn: return try await gates.wait(leavesWhenCancelled: false) { call }
    case .latency(let clock, let duration): try await clock.sleep(for: duration(request))
    }
    if Task.isCancelled { throw .cancelled }
    if let failure { throw failure }
    return try perform(request)
  }

  /// What the data says now; a saved profile is told to its listeners.
  func perform(_ request: Request) throws(DomainError) -> Answer {
    try state.withLock { state throws(DomainError) in
      let answer = try state.database.answer(request)
      if case (.save, .profile(let profile)) = (request, answer) { state.listeners.send(profile) }
      return answer
    }
  }

  func listen() -> AsyncStream<Profile> {
    let (stream, continuation) = AsyncStream.makeStream(of: Profile.self)
    let listener = state.withLock { $0.listeners.add(continuation) }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { $0.listeners.remove(listener) }
    }
    return stream
  }
}

private struct State: Sendable {
  var database: SampleDatabase
  var policy: SampleBackend.Policy
  var log: [SampleBackend.Request] = []
  var failures = ScriptedFailures()
  var listeners = ProfileListeners()

  mutating func arrived(
    _ request: SampleBackend.Request
  ) -> (SampleBackend.Call, SampleBackend.Policy, DomainError?) {
    log.append(request)
    let call = SampleBackend.Call(id: log.count, request: request)
    switch policy {
    case .gated, .stubborn: return (call, policy, nil)
    case .immediate, .latency: break
    }
    return (call, policy, failures.next(for: request))
  }
}
