/// A title and a closure, which is timed beside others.
///
/// ```swift
/// let append = Contender("append in place") {
///   [Int]()
/// } run: { numbers, iterations in
///   for number in 0..<iterations { numbers.append(number) }
/// }
/// ```
///
/// The loop is inside the closure, so nothing is called per iteration. Made on the main actor, the
/// closures may use what is isolated to it.
public struct Contender {
  package let title: String
  package let work: Work
  /// Prepares the subject and returns a closure that takes samples of it.
  let prepare: () -> Sampler

  /// The work, repeated `iterations` times and timed in whole or in part by the stopwatch.
  public typealias Sampler = (_ iterations: Int, _ stopwatch: Stopwatch) async throws -> Void
}

extension Contender {
  /// Creates a contender that times all of `run`.
  ///
  /// - Parameter subject: makes what `run` works on, untimed. It lives through all samples.
  public init<Subject>(
    _ title: String, work: Work = .computing, subject: @escaping () -> Subject,
    run: @escaping (_ subject: inout Subject, _ iterations: Int) -> Void
  ) {
    self.init(title: title, work: work) {
      var subject = subject()
      return { iterations, stopwatch in await stopwatch.time { run(&subject, iterations) } }
    }
  }

  /// Creates a contender that makes its subject for the first sample, and chooses what it times.
  public init<Subject>(
    _ title: String, work: Work = .computing, subject: @escaping () async throws -> Subject,
    sample: @escaping (Subject, _ iterations: Int, _ stopwatch: Stopwatch) async throws -> Void
  ) {
    self.init(title: title, work: work) {
      var prepared: Subject?
      return { iterations, stopwatch in
        let subject = if let prepared { prepared } else { try await subject() }
        prepared = subject
        try await sample(subject, iterations, stopwatch)
      }
    }
  }

  /// Creates a contender that chooses what it times.
  public init(_ title: String, work: Work = .computing, sample: @escaping Sampler) {
    self.init(title: title, work: work) { sample }
  }
}

/// The laps of one sample.
public final class Stopwatch {
  private let clock: CPUClock
  private(set) var laps: [(name: String?, time: Elapsed)] = []

  init(_ clock: CPUClock) { self.clock = clock }

  /// All laps together.
  var total: Elapsed { laps.reduce(Elapsed(cpu: 0, wall: 0)) { $0 + $1.time } }

  /// Times `work`, with all that it awaits. Laps with a name also become rounds of their own.
  public func time<Failure: Error>(
    _ lap: String? = nil, _ work: () async throws(Failure) -> Void
  ) async throws(Failure) {
    let start = clock.now()
    try await work()
    laps.append((lap, clock.now() - start))
  }
}

/// What a contender spends its time on. Noise of memory does not show in a few nanoseconds of computing, so
/// each kind of work has a control of its own.
public enum Work: String, Sendable, Codable, CaseIterable {
  /// Work that writes no large blocks.
  case computing
  /// Writing blocks of memory that grow with the state.
  case copying
}

/// Swallows `value`, so that the optimizer must compute it.
///
/// Costs a call and no retain.
@inline(never)
@_optimize(none)
public func blackHole<Value: ~Copyable>(_ value: borrowing Value) {}
