import Domain
import Testing

@testable import Benchmarks

/// The loop that is timed in `state-update`.
struct AlternatingTests {
  /// A subject that records its updates.
  private struct Recording: Subject {
    var actions: [String] = []
    var state = AppState.sample(size: 16, seed: 1)

    init(_ state: AppState) { self.state = state }

    mutating func update(by action: Action) {
      if case .rename(_, let name) = action { actions.append(name) }
    }

    func predictedBytes(for change: Change) -> Int { 0 }
  }

  @Test(arguments: [
    ([1], "a"), ([2], "ab"), ([5], "ababa"), ([1, 1, 1], "aba"), ([3, 2], "ababa"),
    ([3, 4, 0, 1], "abababab"),
  ])
  func `every other update undoes the one before, across samples too`(
    samples: [Int], expected: String
  ) {
    let state = AppState.sample(size: 16, seed: 1)
    let user = Target(index: 0, id: state.users[0].id)
    let update = Update(
      .rename(user, to: "a"), undo: .rename(user, to: "b"), change: .edit(.users, at: [0]))
    var alternating = Alternating(subject: Recording(state))

    for iterations in samples { alternating.run(update, iterations) }

    #expect(alternating.subject.actions.joined() == expected)
  }
}
