/// The laps of one sample.
public final class Stopwatch {
  private let clock: CPUClock
  private(set) var laps: [(name: String?, time: Elapsed)] = []

  init(_ clock: CPUClock) {
    self.clock = clock
  }

  /// All laps together.
  var total: Elapsed { laps.reduce(.zero) { $0 + $1.time } }

  /// Times `work`, with all that it awaits. Laps with a name also become rounds of their own.
  public func time<Failure: Error>(
    _ lap: String? = nil, _ work: () async throws(Failure) -> Void
  ) async throws(Failure) {
    let start = clock.now()
    try await work()
    laps.append((lap, clock.now() - start))
  }
}
