import LabOutput

/// A question, the cases that are timed to answer it, and the tables that show the answer.
package struct Suite: Sendable {
  /// The word that picks the suite on the command line.
  package let name: String
  /// One sentence, as a developer would ask it.
  package let question: String
  /// What is timed, and in how many rounds of a full run; `nil` where the suite only counts.
  let timing: Timing?
  /// Whether the suite also runs in a debug build, because its counts are meaningful there.
  package let countsInDebug: Bool
  let report: Report

  package struct Timing: Sendable {
    let rounds: Int
    let measurements: Measurements

    package init(rounds: Int, measurements: @escaping Measurements) {
      self.rounds = rounds
      self.measurements = measurements
    }

    package typealias Measurements =
      @MainActor @Sendable (BenchOptions) throws -> [Measurement]
  }

  /// Checks and counts, and shows it with what was timed.
  package typealias Report =
    @MainActor @Sendable (
      BenchOptions, Timings, _ progress: @escaping (String) -> Void
    ) async throws -> SuiteReport

  package init(
    name: String, question: String, timing: Timing? = nil, countsInDebug: Bool = false,
    report: @escaping Report
  ) {
    self.name = name
    self.question = question
    self.timing = timing
    self.countsInDebug = countsInDebug
    self.report = report
  }

  /// Creates a suite whose benchmarks are checked, counted and timed.
  ///
  /// - Parameter show: makes the tables, unless the run only counts.
  package init(
    name: String, question: String, rounds: Int,
    benchmarks: @escaping @MainActor @Sendable (BenchOptions) throws -> [Benchmark],
    show: @escaping @MainActor @Sendable ([BenchResult], Timings) throws -> SuiteReport
  ) {
    self.init(
      name: name, question: question,
      timing: Timing(rounds: rounds) { try benchmarks($0).map(\.measurement) }
    ) { options, timings, progress in
      var results: [BenchResult] = []
      for benchmark in try benchmarks(options) {
        progress("\(benchmark.operation), \(Units.count(benchmark.size)) elements: counting")
        results += try await benchmark.results(of: name, timings)
      }
      return options.isCountsOnly ? SuiteReport(results: results) : try show(results, timings)
    }
  }

  /// The suite without times, for what needs only its counts.
  package var counting: Suite { Suite(name: name, question: question, report: report) }

  /// How many times ``run(_:in:step:progress:)`` calls `step`.
  func steps(_ options: BenchOptions, in processes: ProcessRuns) -> Int {
    timing == nil || options.isCountsOnly ? 1 : processes.count + 1
  }

  /// Times the suite in several processes, then checks and counts in this one.
  ///
  /// - Parameter step: Called before each process, and before counting.
  @MainActor
  package func run(
    _ options: BenchOptions, in processes: ProcessRuns = .here,
    step: @escaping (String) -> Void = { _ in }, progress: @escaping (String) -> Void = { _ in }
  ) async throws -> SuiteReport {
    SecondThread.start()
    var timings = Timings()
    if let timing, !options.isCountsOnly {
      // Throws what the filter rules out, before any process starts.
      _ = try timing.measurements(options)
      let rounds = options.isQuick ? ProcessRuns.fewestRounds : timing.rounds
      timings = Timings(
        try await processes.time(self, options, rounds: rounds, step: step, progress: progress))
    }
    step("counting")
    var report = try await report(options, timings, progress)
    report.noise = timings.noise
    return report
  }
}

/// The rounds of a suite's measurements, and how far to trust them; empty where nothing was timed.
package struct Timings {
  private let rounds: [String: Rounds]
  package let noise: NoiseReceipt?

  init(_ rounds: [String: Rounds] = [:]) {
    let noise = NoiseReceipt(Array(rounds.values))
    self.rounds = rounds.mapValues { $0.judged(noise?.grades ?? Grades()) }
    self.noise = noise
  }

  package subscript(measurement: String) -> Rounds? { rounds[measurement] }

  /// The grade of each kind of work; quiet where nothing was timed.
  package var grades: Grades { noise?.grades ?? Grades() }

  /// Returns the title of a table of times, with their grade beside it.
  package func title(_ title: String) -> String { noise?.grades.title(title) ?? title }
}

/// What a quick run found over all its suites.
package typealias BenchSummary = (answers: [String], tables: [Table])

/// What a suite found: a sentence and tables for people, results for programs.
package struct SuiteReport {
  package var answer: String?
  package var tables: [Table] = []
  package var details: [Table] = []
  package var results: [BenchResult]
  /// Of the noisiest measurement; `nil` where nothing was timed.
  package internal(set) var noise: NoiseReceipt?

  package init(
    answer: String? = nil, tables: [Table] = [], details: [Table] = [], results: [BenchResult]
  ) {
    self.answer = answer
    self.tables = tables
    self.details = details
    self.results = results
  }
}
