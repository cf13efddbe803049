/// Samples of all contenders, aligned by round.
public struct Rounds: Sendable, Codable, Hashable {
  /// The samples of the first contender.
  public let baseline: Series
  /// The first contender of each kind of work once more: what equal contenders differ by on this machine. The
  /// baseline's comes first.
  package let controls: [Series]
  /// The samples of the other contenders, in the order in which they were given.
  public let contenders: [Series]
  /// Rounds of the parts that the contenders time by name. A part may be timed more than once a round.
  public package(set) var laps: [String: Rounds] = [:]
  /// The grades of the run that the rounds belong to.
  var runGrades = Grades()
  /// The noise of each kind of work, once it has been computed.
  var bands: [Work: Band] = [:]

  package init(baseline: Series, controls: [Series], contenders: [Series]) {
    self.baseline = baseline
    self.controls = controls
    self.contenders = contenders
  }

  /// The rounds of several processes as those of one run.
  ///
  /// - Parameter runs: of one measurement. `nil` without any.
  package init?(pooling runs: [Rounds]) {
    guard let first = runs.first else { return nil }
    func pooled(_ series: Series, _ same: (Rounds) -> Series) -> Series {
      Series(
        name: series.name, work: series.work, processes: runs.flatMap { same($0).processes })
    }
    baseline = pooled(first.baseline, \.baseline)
    controls = zip(0..., first.controls).map { index, series in
      pooled(series) { $0.controls[index] }
    }
    contenders = zip(0..., first.contenders).map { index, series in
      pooled(series) { $0.contenders[index] }
    }
    for lap in first.laps.keys {
      laps[lap] = Rounds(pooling: runs.compactMap { $0.laps[lap] })
    }
  }

  /// Baseline, controls, then contenders in the order in which they were given.
  package var series: [Series] { [baseline] + controls + contenders }

  /// The series of a contender, not that of its control.
  public subscript(name: String) -> Series? {
    ([baseline] + contenders).first { $0.name == name }
  }

  /// Rounds of all processes together.
  public var count: Int { baseline.samples.count }

  package var processes: Int { baseline.processes.count }
}

/// The samples of one contender in the order of the rounds, grouped by the process that took them.
public struct Series: Sendable, Codable, Hashable {
  /// The title of the contender.
  public let name: String
  package let work: Work
  package let processes: [[Sample]]

  package init(name: String, work: Work = .computing, processes: [[Sample]]) {
    self.name = name
    self.work = work
    self.processes = processes
  }

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
  package let cpu: Double
  /// Nanoseconds of wall time per iteration.
  package let wall: Double
  package let iterations: Int
}

extension Sample {
  init(_ elapsed: Elapsed, iterations: Int) {
    self.init(
      cpu: Double(elapsed.cpu) / Double(iterations),
      wall: Double(elapsed.wall) / Double(iterations), iterations: iterations)
  }
}
