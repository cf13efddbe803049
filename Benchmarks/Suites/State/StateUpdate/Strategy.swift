import LabDomain
import LabMeasure

/// A way to hold state and to change one thing in it.
package struct Strategy: Sendable {
  package let name: String
  /// An update in one sentence.
  let summary: String
  /// Whether something holds the old state during an update, so that what changes must be copied.
  let holdsOldState: Bool
  /// What to do where the copy hurts; `nil` where nothing large is copied.
  let fix: Fix?

  let cost: @Sendable (_ update: Update, _ state: AppState) -> UpdateCost
  /// Updates that lead back to the state again and again; the seed decides the order of posts.
  let contender: @Sendable (Operation, AppState, _ seed: UInt64) -> CheckedContender

  /// A strategy that avoids the copy of another.
  struct Fix: Sendable {
    let strategy: String
    let advice: String
  }

  /// - Parameter isPredicted: whether a formula tells the bytes of an update.
  init<S: Store>(
    _ name: String, _ subject: S.Type, holdsOldState: Bool = false, isPredicted: Bool = true,
    summary: String, fix: Fix? = nil
  ) {
    self.name = name
    self.summary = summary
    self.fix = fix
    self.holdsOldState = holdsOldState
    let cost: @Sendable (Update, AppState) -> UpdateCost = { update, state in
      UpdateCost(of: update, on: S(state)) { state in
        isPredicted ? holdsOldState ? state.bytesOfCopy(for: update.action) : 0 : nil
      }
    }
    self.cost = cost
    contender = { operation, state, seed in
      let update = operation.timedUpdate(state, seed: seed)
      let copies = holdsOldState && update.changesElements
      let timed = Contender(name, work: copies ? .copying : .computing) {
        Repeated(subject: S(state))
      } run: { repeated, iterations in
        repeated.run(opaque(update), iterations)
        blackHole(repeated)
      }
      return CheckedContender(timed: timed) {
        var subject = S(state)
        subject.update(by: update.action)
        guard subject.state.plain == operation.expected(state) else { return false }
        subject.update(by: update.undo)
        return subject.state.plain == state
      } count: { result in
        let cost = cost(update, state)
        result.setAllocations(cost.allocations)
        result[.predictedBytes] = cost.predictedBytes
        result[.copiedElements] = cost.copiedElements
      }
    }
  }
}

extension Strategy {
  package func cost(of operation: Operation, on state: AppState) -> UpdateCost {
    cost(operation.update(state), state)
  }
}

/// A subject that knows which update is next.
struct Repeated<S: Store> {
  private(set) var subject: S
  private var isChanged = false
  private var nextLike = 0

  init(subject: S) { self.subject = subject }

  @inline(__always)
  mutating func run(_ update: Update, _ iterations: Int) {
    if update.likes.isEmpty {
      alternate(update, iterations)
    } else {
      for _ in 0..<iterations {
        subject.update(by: like(update.likes[nextLike]))
        nextLike = nextLike + 1 == update.likes.count ? 0 : nextLike + 1
      }
    }
  }

  /// In pairs, so that nothing is decided between two updates.
  @inline(__always)
  private mutating func alternate(_ update: Update, _ iterations: Int) {
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

/// Returns an action that the optimizer does not know to be a like: it would specialize the reducer, and
/// then drop copies that an app makes.
@inline(never)
@_optimize(none)
private func like(_ post: Target<Post>) -> Action { .toggleLike(post) }

/// Returns `value`, hidden from the optimizer.
@inline(never)
@_optimize(none)
private func opaque<Value>(_ value: Value) -> Value { value }
