import Measure

/// One contender doing one operation at one size, as a row of JSON.
///
/// What does not apply, or was not available, has no key.
package struct BenchResult: Codable, Hashable, Sendable {
  package var suite: String
  package var operation: String
  package var contender: String
  /// Elements in the state.
  package var size: Int

  /// Median processor time of one operation, with the ends of its interval.
  package var medianNanoseconds: Double?
  package var lowNanoseconds: Double?
  package var highNanoseconds: Double?
  /// Processor time of one operation, a figure per round.
  package var samplesNanoseconds: [Double]?
  /// Processor time of the first operation of a process; the median of several launches.
  package var firstNanoseconds: Double?
  /// What 99 of 100 operations after the first take at most.
  package var percentile99Nanoseconds: Double?

  /// The contender that `ratio` divides by; a baseline has none.
  package var baseline: String?
  /// Median of the ratios per round, with the ends of its interval.
  package var ratio: Double?
  package var ratioLow: Double?
  package var ratioHigh: Double?
  /// `slower`, `faster`, `same`, `inconclusive`, or ``wrong`` for a contender that was not timed
  /// because its result is not that of the others.
  package var verdict: String?

  /// Allocations of one operation, or of `acts` operations together where that key stands.
  package var mallocs: Int?
  /// Bytes that these allocations asked for.
  package var bytes: Int?
  /// Bytes that the strategy should ask for, computed from the state.
  package var predictedBytes: Int?
  /// Elements of the arrays that stood elsewhere after the operation.
  package var copiedElements: Int?
  /// Bytes that only the history holds when it is full, counted and computed from the state.
  package var retainedBytes: Int?
  package var predictedRetainedBytes: Int?

  /// Acts of the session that the counts are summed over.
  package var acts: Int?
  /// Bodies of views that ran, and those of them after which something looked different.
  package var bodies: Int?
  package var changedBodies: Int?
  /// Fields that changed in the recorded session, and how many of them a named action is behind.
  package var mutations: Int?
  package var namedMutations: Int?
  /// Fields of a pattern's state, and those that other files of the pattern and other modules can write to.
  package var stateFields: Int?
  package var openToViews: Int?
  package var openToModules: Int?
  /// Acts that were replayed as actions of the pattern, and recorded events that did not replay.
  package var replayedActions: Int?
  package var notReplayed: Int?

  /// The verdict on a contender whose result is not that of the others.
  package static let wrong = "wrong"

  package init(suite: String, operation: String, contender: String, size: Int) {
    self.suite = suite
    self.operation = operation
    self.contender = contender
    self.size = size
  }

  enum CodingKeys: String, CodingKey, CaseIterable {
    case suite, operation, contender, size
    case medianNanoseconds = "median_ns"
    case lowNanoseconds = "low_ns"
    case highNanoseconds = "high_ns"
    case samplesNanoseconds = "samples_ns"
    case firstNanoseconds = "first_ns"
    case percentile99Nanoseconds = "p99_ns"
    case baseline, ratio
    case ratioLow = "ratio_low"
    case ratioHigh = "ratio_high"
    case verdict, mallocs, bytes
    case predictedBytes = "predicted_bytes"
    case copiedElements = "copied_elements"
    case retainedBytes = "retained_bytes"
    case predictedRetainedBytes = "predicted_retained_bytes"
    case acts, bodies
    case changedBodies = "changed_bodies"
    case mutations
    case namedMutations = "named_mutations"
    case stateFields = "state_fields"
    case openToViews = "open_to_views"
    case openToModules = "open_to_modules"
    case replayedActions = "replayed_actions"
    case notReplayed = "not_replayed"
  }
}

extension BenchResult {
  mutating func setTime(_ time: Estimate, samples: [Double]) {
    medianNanoseconds = time.median
    lowNanoseconds = time.low
    highNanoseconds = time.high
    samplesNanoseconds = samples
  }

  mutating func setComparison(_ comparison: Comparison, to baseline: String) {
    self.baseline = baseline
    ratio = comparison.ratio.median
    ratioLow = comparison.ratio.low
    ratioHigh = comparison.ratio.high
    verdict = comparison.verdict.rawValue
  }
}
