import LabOutput

@testable import LabMeasure

// Recorded results, so that no test measures.

extension Environment {
  static func sample(
    cpu: String = "Sample CPU", kernel: String = "Sample 6.1 x86_64",
    compiler: String = "Swift 6.3.1"
  ) -> Environment {
    Environment(
      date: "2026-01-02T03:04:05Z", cores: 2, cpu: cpu, system: "Sample OS 1", kernel: kernel,
      compiler: compiler, build: .release)
  }
}

extension BenchResult {
  /// A like of one post, counted.
  static func like(
    _ contender: String = "MV", size: Int = 50, counting counts: [Count: Int] = [.mallocs: 10]
  ) -> BenchResult {
    var result = BenchResult(
      suite: "session", operation: "like", contender: contender, size: size)
    for (count, value) in counts { result[count] = value }
    return result
  }

  var wrong: BenchResult {
    var result = self
    result.setWrong()
    return result
  }
}

extension Grades {
  static func all(_ trust: Trust) -> Grades { Grades([.computing: trust, .copying: trust]) }
}

extension Series {
  /// - Parameter processes: nanoseconds of each sample.
  init(_ name: String, _ processes: [[Double]], wall: Double = 1) {
    self.init(
      name: name, work: .computing,
      processes: processes.map { times in
        times.map { Sample(cpu: $0, wall: $0 * wall, iterations: 1) }
      })
  }
}

extension Rounds {
  /// - Parameter times: what each case takes in every one of 12 rounds, the baseline first.
  static func steady(_ times: [(String, Double)], control: Double = 1, wall: Double = 1) -> Rounds {
    let series = times.map { name, time in
      Series(name, [Array(repeating: time, count: 12)], wall: wall)
    }
    let again = Series(
      times[0].0, [Array(repeating: times[0].1 * control, count: 12)], wall: wall)
    return Rounds([series[0], again] + series.dropFirst(), controls: 1)
  }
}

extension Table {
  /// Whether no line is longer than 80 columns, and no cell is cut.
  var fits: Bool {
    let text = rendered()
    return text.split(separator: "\n").allSatisfy { $0.count <= 80 } && !text.contains("…")
  }
}
