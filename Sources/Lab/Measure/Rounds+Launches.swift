extension Rounds {
  /// The same contenders, run by several processes, as one run of as many launches.
  ///
  /// What a process draws once for all its rounds differs from launch to launch: where subjects lie in
  /// memory, the seeds of hash tables, the hour. An interval over launches holds that; one over the
  /// rounds of a single process knows nothing of it.
  ///
  /// - Parameter runs: a contender that one of them lacks is left out. `nil` without any run.
  public init?(pooling runs: [Rounds]) {
    guard let first = runs.first else { return nil }
    func pooled(_ series: (Rounds) -> Series?) -> Series? {
      let all = runs.compactMap(series)
      return all.count == runs.count
        ? Series(name: all[0].name, launches: all.flatMap(\.launches)) : nil
    }
    guard let baseline = pooled(\.baseline), let control = pooled(\.control) else { return nil }
    let challengers = first.challengers.compactMap { challenger in
      pooled { run in run.challengers.first { $0.name == challenger.name } }
    }
    self.init(
      seed: first.seed, baseline: baseline, control: control, challengers: challengers)
  }

  /// How many processes the rounds were run by.
  public var launches: Int { baseline.launches.count }
}
