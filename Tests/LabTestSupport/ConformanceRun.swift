import PatternList
import Synchronization
import Testing

/// One test case on one pattern: what it is about, and how it went.
nonisolated package final class ConformanceRun: Sendable {
  /// From good to bad.
  package enum Outcome: Int, Comparable, Sendable {
    case held

    /// It did not hold, and `KnownDifference.all` says so.
    case differed
    case failed

    package static func < (one: Self, other: Self) -> Bool {
      one.rawValue < other.rawValue
    }
  }

  @TaskLocal package static var current: ConformanceRun?

  private let test: String
  private let known: [KnownDifference]
  private let state = Mutex<(pattern: String?, outcome: Outcome)>((nil, .held))

  package init(test: String, known: [KnownDifference] = KnownDifference.all) {
    self.test = test
    self.known = known
  }

  /// The part of the test's name before the colon, as in `F6`.
  package var behaviour: String {
    String(test.drop { $0 == "`" }.prefix { $0 != ":" })
  }

  package var pattern: String? { state.withLock { $0.pattern } }
  package var outcome: Outcome { state.withLock { $0.outcome } }

  /// The pattern whose screen the test asked for.
  package func isAbout(_ pattern: String) {
    state.withLock { $0.pattern = pattern }
  }

  /// Takes in a failure; returns whether it is a known difference.
  package func isExcused(_ failure: some Any) -> Bool {
    let isListed = isListed
    state.withLock { $0.outcome = isListed ? .differed : .failed }
    return isListed
  }

  /// What is wrong with the list of differences, now that the test case has ended.
  package func end() -> String? {
    guard isListed, outcome == .held else { return nil }
    return "\(pattern ?? "?") passes this test; take it off the list in KnownDifferences.swift"
  }

  private var isListed: Bool {
    let pattern = pattern
    return known.contains { $0.pattern == pattern && test.contains($0.test) }
  }
}
