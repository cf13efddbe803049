/// Samples of all cases, aligned by round.
package struct Rounds: Sendable, Codable, Hashable {
  package let baseline: Series
  /// The baseline once more: what two equal cases differ by on this machine.
  package let control: Series
  package let challengers: [Series]
  /// Rounds of the parts that the cases time by name. A part may be timed more than once a round.
  package var laps: [String: Rounds] = [:]
  /// The grade of the run that the rounds belong to.
  var runTrust = Trust.quiet

  package init(baseline: Series, control: Series, challengers: [Series]) {
    self.baseline = baseline
    self.control = control
    self.challengers = challengers
  }

  /// The rounds of several processes as those of one run.
  ///
  /// - Parameter runs: a challenger that one of them lacks is left out. `nil` without any run.
  package init?(pooling runs: [Rounds]) {
    guard let first = runs.first else { return nil }
    func pooled(_ series: [Series]) -> Series {
      Series(name: series[0].name, processes: series.flatMap(\.processes))
    }
    baseline = pooled(runs.map(\.baseline))
    control = pooled(runs.map(\.control))
    challengers = first.challengers.compactMap { challenger in
      let all = runs.compactMap { $0.challengers.first { $0.name == challenger.name } }
      return all.count == runs.count ? pooled(all) : nil
    }
    for lap in first.laps.keys {
      laps[lap] = Rounds(pooling: runs.compactMap { $0.laps[lap] })
    }
  }

  /// Baseline, control, then challengers in the order in which they were given.
  package var series: [Series] { [baseline, control] + challengers }

  /// The series of a case; the baseline's, not the control's.
  package subscript(name: String) -> Series? { series.first { $0.name == name } }

  /// Rounds of all processes together.
  package var count: Int { baseline.samples.count }

  package var processes: Int { baseline.processes.count }
}

/// The samples of one case in the order of the rounds, grouped by the process that took them.
package struct Series: Sendable, Codable, Hashable {
  package let name: String
  package let processes: [[Sample]]

  /// Samples of all processes, one after another.
  package var samples: [Sample] { Array(processes.joined()) }

  /// Nanoseconds of processor time per iteration, one figure per round.
  package var cpu: [Double] { samples.map(\.cpu) }

  /// ``cpu``, grouped by process.
  package var cpuByProcess: [[Double]] { processes.map { $0.map(\.cpu) } }

  /// Median processor time per iteration in nanoseconds, with its bootstrap interval.
  package func time(_ bootstrap: Bootstrap = Bootstrap()) -> Estimate {
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

/// One timed run of a case, divided by its iterations.
package struct Sample: Sendable, Codable, Hashable {
  /// Nanoseconds of processor time per iteration.
  package let cpu: Double
  /// Nanoseconds of wall time per iteration.
  package let wall: Double
  package let iterations: Int

  /// Whether the sample waited for a processor: wall / cpu > 1.05.
  package var isPreempted: Bool { wall > cpu * 1.05 }
}

extension Sample {
  init(_ elapsed: Elapsed, iterations: Int) {
    self.init(
      cpu: Double(elapsed.cpu) / Double(iterations),
      wall: Double(elapsed.wall) / Double(iterations), iterations: iterations)
  }
}
