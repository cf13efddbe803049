import Measure

/// A way to hold state and to change one thing in it.
package struct Strategy: Sendable {
  package let name: String
  /// An update in one sentence.
  let summary: String
  /// What to do where the copy hurts; `nil` where nothing large is copied.
  let fix: Fix?

  /// Times updates, every other one undoing the one before.
  let timed: @Sendable (_ update: Update, _ state: AppState) -> Case
  let cost: @Sendable (_ update: Update, _ state: AppState) -> UpdateCost
  /// Whether the update leads to what the operation promises, and its undoing back.
  let isCorrect: @Sendable (_ operation: Operation, _ state: AppState) -> Bool

  /// A strategy that avoids the copy of another.
  struct Fix: Sendable {
    let strategy: String
    let advice: String
  }

  init<S: Subject>(
    _ name: String, _ subject: S.Type, _ prediction: Prediction<S.Layout>, summary: String,
    fix: Fix? = nil
  ) {
    self.name = name
    self.summary = summary
    self.fix = fix
    timed = { update, state in
      Case(name) {
        Alternating(subject: S(state))
      } run: { alternating, iterations in
        alternating.run(opaque(update), iterations)
        blackHole(alternating)
      }
    }
    cost = { update, state in UpdateCost(of: update, on: S(state), predicting: prediction) }
    isCorrect = { operation, state in
      let update = operation.update(state)
      var subject = S(state)
      subject.update(by: update.action)
      guard subject.state.plain == operation.expected(state) else { return false }
      subject.update(by: update.undo)
      return subject.state.plain == state
    }
  }
}

extension Strategy {
  package func cost(of operation: Operation, on state: AppState) -> UpdateCost {
    cost(operation.update(state), state)
  }
}

/// A subject that knows whether the next update makes a change or undoes one.
struct Alternating<S: Subject> {
  private(set) var subject: S
  private var isChanged = false

  init(subject: S) { self.subject = subject }

  /// In pairs, so that nothing is decided between two updates.
  @inline(__always)
  mutating func run(_ update: Update, _ iterations: Int) {
    var remaining = iterations
    if isChanged, remaining > 0 {
      subject.update(by: update.undo)
      isChanged = false
      remaining -= 1
    }
    for _ in 0..<remaining / 2 {
      subject.update(by: update.action)
      subject.update(by: update.undo)
    }
    if remaining % 2 == 1 {
      subject.update(by: update.action)
      isChanged = true
    }
  }
}

/// Returns `value`, hidden from the optimizer.
@inline(never)
@_optimize(none)
private func opaque<Value>(_ value: Value) -> Value { value }
