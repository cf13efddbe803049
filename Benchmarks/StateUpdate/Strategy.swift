import Measure

/// A way to hold state and to change one thing in it.
package struct Strategy: Sendable {
  package let name: String
  /// What happens in an update, in one sentence.
  package let summary: String
  package let copies: Copies
  /// What to do where the copy hurts.
  package let fix: String?

  /// Times updates of a subject that starts from the given state.
  let contender: @Sendable (_ action: Action, _ state: @escaping () -> AppState) -> Contender
  /// Counts one update, after one to warm up.
  let cost: @Sendable (_ action: Action, _ state: AppState) -> UpdateCost
  /// The states after one update and after two.
  let outcomes: @Sendable (_ action: Action, _ state: AppState) -> (once: AppState, twice: AppState)

  /// What an update copies.
  package enum Copies: Sendable {
    case nothing
    /// The whole array in which an element changes.
    case touchedArray
  }

  package init<S: Subject>(
    _ name: String, _ subject: S.Type, summary: String, copies: Copies, fix: String? = nil
  ) {
    self.name = name
    self.summary = summary
    self.copies = copies
    self.fix = fix
    contender = { action, state in
      Contender(name) {
        S(state())
      } run: { subject, iterations in
        let action = opaque(action)
        for _ in 0..<iterations { subject.update(by: action) }
        blackHole(subject)
      }
    }
    cost = { action, state in UpdateCost(of: action, on: S(state)) }
    outcomes = { action, state in
      var subject = S(state)
      subject.update(by: action)
      let once = subject.state
      subject.update(by: action)
      return (once, subject.state)
    }
  }
}

extension Strategy {
  /// Bytes of the header before the elements of an array, on 64 bits.
  private static let arrayHeader = 32

  /// `count × stride + 32` of the touched array where it is copied, otherwise 0.
  package func predictedBytes(for operation: Operation, on state: AppState) -> Int {
    switch copies {
    case .nothing: 0
    case .touchedArray: operation.touchedArray(state).map { $0.bytes + Self.arrayHeader } ?? 0
    }
  }

  /// Counts one update, after one to warm up.
  package func cost(of operation: Operation, on state: AppState) -> UpdateCost {
    cost(operation.action(state), state)
  }

  /// Whether one update leads to what the operation promises, and a second one back.
  package func isCorrect(for operation: Operation, on state: AppState) -> Bool {
    let (once, twice) = outcomes(operation.action(state), state)
    return once == operation.expected(state) && twice == state
  }
}

/// `value`, about which the optimizer knows nothing any more.
@inline(never)
@_optimize(none)
private func opaque<Value>(_ value: Value) -> Value { value }
