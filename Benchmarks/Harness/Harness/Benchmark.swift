import LabOutput

/// One operation at one size, by contenders whose samples are taken in the same rounds.
package struct Benchmark {
  package let operation: String
  package let size: Int
  /// The baseline first.
  let contenders: [CheckedContender]
  package let measurement: Measurement

  /// - Parameters:
  ///   - clock: of the process for work on other threads.
  ///   - iterations: of every sample; `nil` calibrates each contender.
  package init(
    operation: String, size: Int, clock: CPUClock = .thread, iterations: Int? = nil,
    contenders: [CheckedContender]
  ) {
    self.operation = operation
    self.size = size
    self.contenders = contenders
    measurement = Measurement(
      "\(operation), \(size) elements", clock: clock, iterations: iterations,
      baseline: contenders[0].timed, against: contenders.dropFirst().map(\.timed))
  }
}

/// A case that is also checked and counted.
package struct CheckedContender {
  let timed: Contender
  /// Whether the work leads where the operation should lead.
  let isCorrect: () async -> Bool
  /// Adds what is counted.
  let count: (inout BenchResult) async -> Void

  package init(
    timed: Contender, isCorrect: @escaping () async -> Bool,
    count: @escaping (inout BenchResult) async -> Void
  ) {
    self.timed = timed
    self.isCorrect = isCorrect
    self.count = count
  }
}

extension Benchmark {
  /// Checks and counts every contender, and adds its times.
  ///
  /// A contender that is not correct has no times; where nothing was timed, it is left out.
  ///
  /// - Throws: ``BenchError/wrongBaseline(contender:operation:size:)``.
  package func results(
    of suite: String, _ timings: Timings
  ) async throws(BenchError) -> [BenchResult] {
    var results: [BenchResult] = []
    for (index, contender) in contenders.enumerated() {
      var result = BenchResult(
        suite: suite, operation: operation, contender: contender.timed.title, size: size)
      if await contender.isCorrect() {
        await contender.count(&result)
        if let rounds = timings[measurement.name] { result.setTimes(in: rounds) }
      } else if index == 0 {
        throw .wrongBaseline(contender: result.contender, operation: operation, size: size)
      } else if timings.noise == nil {
        continue
      } else {
        result.setWrong()
      }
      results.append(result)
    }
    return results
  }
}

extension BenchResult {
  /// Adds the times of the contender, and how they compare to the baseline.
  package mutating func setTimes(in rounds: Rounds) {
    guard let series = rounds[self.contender] else { return }
    setTime(series)
    if self.contender == rounds.baseline.name { return }
    let comparison = rounds.comparison(of: series)
    baseline = rounds.baseline.name
    self[.ratio] = comparison.ratio.median.shortened
    self[.ratioLow] = comparison.ratio.low.shortened
    self[.ratioHigh] = comparison.ratio.high.shortened
    verdict = comparison.verdict.rawValue
  }
}
