/// How many states a history keeps.
package struct HistoryDepth: Hashable, Sendable {
  package let states: Int

  package init(_ states: Int) { self.states = states }

  package static let all = [0, 10, 100, 1_000].map { HistoryDepth($0) }

  /// The operation in results, and what a filter finds.
  package var name: String { "depth \(states)" }
}
