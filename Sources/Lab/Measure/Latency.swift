/// How long events take: the first one of a process, the usual one, and the slow ones.
///
/// Kept apart, because a mean of them is none of the three: the first event also loads code, makes
/// metadata and fills caches.
public struct Latency: Sendable, Hashable {
  /// Nanoseconds of the first event of a launch; the median of all launches.
  public let first: Double
  /// Nanoseconds of the events after the first of each launch.
  public let steady: Estimate
  /// The nanoseconds that 99 of 100 events after the first stay below; `nil` of fewer than
  /// ``fewestEvents``.
  public let percentile99: Double?

  /// Of fewer events, the 99th percentile is the slowest one.
  public static let fewestEvents = 100

  /// - Parameter series: a sample for each event. `nil` where no launch has two.
  public init?(_ series: Series, bootstrap: Bootstrap = Bootstrap()) {
    let launches = series.cpuByLaunch
    let rest = launches.map { Array($0.dropFirst()) }
    let events = Array(rest.joined())
    if events.isEmpty { return nil }
    first = Statistics.median(of: launches.compactMap(\.first))
    steady = bootstrap.median(of: rest)
    percentile99 =
      events.count < Self.fewestEvents ? nil : Statistics.percentile(99, of: events)
  }
}
