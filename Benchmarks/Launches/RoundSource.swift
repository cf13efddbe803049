import Measure

/// Where a suite has the rounds of its measurements from.
///
/// Two processes lay the same subjects out at other addresses and hash with other seeds, which moves
/// times by more than the rounds of either of them show. So a run asks several processes, and its
/// intervals hold what lies between them.
package enum RoundSource: Sendable {
  /// This process runs all rounds.
  case here
  /// This process is one of several launches: it runs its share of the rounds and keeps them for the
  /// process that started it, which checks, counts and shows.
  case launch(LaunchRecorder)
  /// Other processes run them.
  case launches(Launches)

  /// Whether another process checks and counts.
  var isLaunch: Bool {
    if case .launch = self { true } else { false }
  }

  /// So many rounds in all, or this launch's share of them, in an order of its own.
  @MainActor
  func schedule(rounds: Int, seed: UInt64) -> Schedule {
    guard case .launch(let recorder) = self else {
      return Schedule(rounds: rounds...rounds, seed: seed)
    }
    let share = (rounds + recorder.launches - 1) / recorder.launches
    var schedule = Schedule(rounds: share...share, seed: seed &+ UInt64(recorder.number))
    schedule.launches = recorder.launches
    return schedule
  }

  /// How the contenders of a measurement are calibrated: as in the first launch, if there was one.
  @MainActor
  func calibration(of measurement: String) -> Calibration {
    var calibration = Calibration()
    if case .launch(let recorder) = self {
      calibration.known = recorder.iterations(of: measurement)
    }
    return calibration
  }

  /// The rounds of a measurement, which `run` runs if it is done here.
  @MainActor
  func rounds(
    of measurement: String, _ progress: (Step) -> Void, run: () async throws -> Rounds
  ) async throws -> Rounds {
    try await rounds(of: [measurement], progress) { [try await run()] }[0]
  }

  /// The rounds of measurements that are run together.
  @MainActor
  func rounds(
    of measurements: [String], _ progress: (Step) -> Void, run: () async throws -> [Rounds]
  ) async throws -> [Rounds] {
    if case .launches(let launches) = self {
      return try measurements.map { try launches.rounds(of: $0, progress) }
    }
    let rounds = try await run()
    if case .launch(let recorder) = self {
      for (rounds, measurement) in zip(rounds, measurements) {
        recorder.add(rounds, of: measurement)
      }
    }
    return rounds
  }
}
