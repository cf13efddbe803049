import Measure
import Report

/// One operation at one size, by cases whose samples are taken in the same rounds.
struct Measurement {
  let operation: String
  /// Elements in the state.
  let size: Int
  /// The baseline first.
  let cases: [Case]
}

/// A way of doing the operation: a title, and closures that check, time and count it.
struct Case {
  let contender: Contender
  /// Whether the work leads where the operation should lead.
  let isCorrect: () -> Bool
  /// Adds what is counted.
  let count: (inout BenchResult) -> Void

  var title: String { contender.name }
}

extension BenchOptions {
  /// Checks, times and counts one measurement after another.
  ///
  /// A case that is not correct is counted and not timed; with `isCountsOnly` it is left out. A
  /// launch times only, and has no results.
  @MainActor
  func run(
    _ measurements: [Measurement], of suite: String, _ progress: (Step) -> Void
  ) async throws -> (results: [BenchResult], noise: NoiseReceipt?) {
    SecondThread.start()
    var results: [BenchResult] = []
    var receipts: [NoiseReceipt] = []
    for (index, measurement) in measurements.enumerated() {
      let name = measurement.name
      progress("\(name): checking")
      let cases = rounds.isLaunch ? measurement.cases : try measurement.correctCases()
      if isCountsOnly {
        results += cases.map { measurement.counted($0, in: suite) }
        continue
      }
      let done = Double(index) / Double(measurements.count)
      let timed = try await rounds.rounds(of: name, progress) {
        try Rounds.run(
          baseline: cases[0].contender, against: cases.dropFirst().map(\.contender),
          schedule: rounds.schedule(rounds: isQuick ? Schedule.fewestRounds : 30, seed: seed),
          calibration: rounds.calibration(of: name)
        ) { progress(Step($0, at: name, done: done)) }
      }
      if rounds.isLaunch { continue }
      progress("\(name): counting")
      results += measurement.cases.map { measurement.counted($0, in: suite).timed(in: timed) }
      receipts.append(NoiseReceipt(timed, in: .current()))
    }
    return (results, receipts.max { $0.band.delta < $1.band.delta })
  }
}

extension Measurement {
  /// The name of its rounds: `like one post, 160000 elements`.
  fileprivate var name: String { "\(operation), \(size) elements" }

  /// - Throws: ``BenchError/wrongBaseline(contender:operation:size:)``, as ratios to a baseline
  ///   that does something else would mean nothing.
  fileprivate func correctCases() throws(BenchError) -> [Case] {
    let correct = cases.filter { $0.isCorrect() }
    guard correct.first?.title == cases[0].title else {
      throw .wrongBaseline(contender: cases[0].title, operation: operation, size: size)
    }
    return correct
  }

  fileprivate func counted(_ case: Case, in suite: String) -> BenchResult {
    var result = BenchResult(
      suite: suite, operation: operation, contender: `case`.title, size: size)
    `case`.count(&result)
    return result
  }
}

extension BenchResult {
  /// The median time; a contender with a wrong result has none.
  var timeCell: Cell {
    guard let medianNanoseconds else { return Cell(BenchResult.wrong, .bad) }
    return Cell(Units.duration(nanoseconds: medianNanoseconds))
  }

  /// Adds the times of the contender, and how they compare to the baseline.
  fileprivate func timed(in rounds: Rounds) -> BenchResult {
    var result = self
    guard let series = rounds.series.first(where: { $0.name == contender }) else {
      result.verdict = BenchResult.wrong
      return result
    }
    result.setTime(series.time(), samples: series.cpu)
    if contender != rounds.baseline.name {
      result.setComparison(rounds.comparison(of: series), to: rounds.baseline.name)
    }
    return result
  }
}
