/// The samples of one contender, in the order of the rounds, grouped by the launch that took them.
public struct Series: Sendable, Codable, Hashable {
  public let name: String
  /// A launch is one process: what is drawn once for a process, such as addresses and the seed of its
  /// hash tables, is the same for all samples of a launch.
  public let launches: [[Sample]]

  public init(name: String, launches: [[Sample]]) {
    self.name = name
    self.launches = launches
  }

  /// Samples of one launch.
  public init(name: String, samples: [Sample]) {
    self.init(name: name, launches: [samples])
  }

  /// Of all launches, one after another.
  public var samples: [Sample] { Array(launches.joined()) }

  /// Nanoseconds of processor time per iteration, one figure per round.
  public var cpu: [Double] { samples.map(\.cpu) }

  /// Nanoseconds of wall time per iteration, one figure per round.
  public var wall: [Double] { samples.map(\.wall) }

  /// ``cpu``, grouped by launch.
  public var cpuByLaunch: [[Double]] { launches.map { $0.map(\.cpu) } }

  /// Median processor time per iteration in nanoseconds, with its bootstrap interval.
  public func time(_ bootstrap: Bootstrap = Bootstrap()) -> Estimate {
    bootstrap.median(of: cpuByLaunch)
  }

  /// This series divided by `baseline`, round by round and grouped by launch.
  ///
  /// Both samples of a round were taken within moments of each other, so drift of the machine
  /// cancels out. Rounds that only one of the two has are left out.
  public func ratios(to baseline: Series) -> [[Double]] {
    zip(launches, baseline.launches).map { own, base in
      zip(own, base).map { $0.cpu / $1.cpu }
    }
  }
}
