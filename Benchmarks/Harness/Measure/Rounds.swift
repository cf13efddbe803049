/// Samples of all contenders, aligned by round.
public struct Rounds: Sendable, Codable, Hashable {
  /// Baseline, controls, then contenders in the order in which they were given.
  package private(set) var series: [Series]
  private let controlCount: Int
  /// Rounds of the parts that the contenders time by name. A part may be timed more than once a round.
  public package(set) var laps: [String: Rounds] = [:]
  /// The grades of the run that the rounds belong to.
  var runGrades = Grades()
  /// The noise of each kind of work, once it has been computed.
  var bands: [Work: Band] = [:]

  init(_ series: [Series], controls: Int) {
    self.series = series
    controlCount = controls
  }

  /// The rounds of several processes as those of one run.
  static func + (a: Rounds, b: Rounds) -> Rounds {
    var sum = a
    for (index, series) in b.series.enumerated() { sum.series[index].processes += series.processes }
    sum.laps.merge(b.laps, uniquingKeysWith: +)
    return sum
  }

  /// The samples of the first contender.
  public var baseline: Series { series[0] }

  /// The first contender of each kind of work once more: what equal contenders differ by on this machine.
  /// The baseline's comes first.
  package var controls: [Series] { Array(series.dropFirst().prefix(controlCount)) }

  /// The samples of the other contenders, in the order in which they were given.
  public var contenders: [Series] { Array(series.dropFirst(1 + controlCount)) }

  /// The series of a contender, not that of its control.
  public subscript(name: String) -> Series? {
    ([baseline] + contenders).first { $0.name == name }
  }

  /// Rounds of all processes together.
  public var count: Int { baseline.samples.count }
}

/// The samples of one contender in the order of the rounds, grouped by the process that took them.
public struct Series: Sendable, Codable, Hashable {
  /// The title of the contender.
  public let name: String
  let work: Work
  package fileprivate(set) var processes: [[Sample]]

  /// Samples of all processes, one after another.
  package var samples: [Sample] { Array(processes.joined()) }

  /// Nanoseconds of processor time per iteration, one figure per round.
  package var cpu: [Double] { samples.map(\.cpu) }

  /// ``cpu``, grouped by process.
  public var cpuByProcess: [[Double]] { processes.map { $0.map(\.cpu) } }

  /// Returns the median processor time per iteration in nanoseconds, with its bootstrap interval.
  public func time(_ bootstrap: Bootstrap = Bootstrap()) -> Estimate {
    bootstrap.median(of: cpuByProcess)
  }

  /// Processor time divided by that of `baseline`, round by round and grouped by process.
  ///
  /// Drift of the machine cancels out. Rounds that only one of the two has are left out.
  package func ratios(to baseline: Series) -> [[Double]] {
    zip(processes, baseline.processes).map { own, base in
      zip(own, base).map { $0.cpu / $1.cpu }
    }
  }
}

/// One timed run of a contender, divided by its iterations.
package struct Sample: Sendable, Codable, Hashable {
  /// Nanoseconds of processor time per iteration.
  let cpu: Double
  /// Nanoseconds of wall time per iteration.
  let wall: Double
  let iterations: Int
}

extension Sample {
  init(_ elapsed: Elapsed, iterations: Int) {
    let count = Double(iterations)
    self.init(
      cpu: Double(elapsed.cpu) / count, wall: Double(elapsed.wall) / count, iterations: iterations)
  }
}
