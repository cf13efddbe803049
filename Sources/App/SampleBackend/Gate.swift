import Synchronization

/// Where a caller is held until somebody opens; then it goes straight back to its own actor.
///
/// A resumed continuation goes by way of the global pool first, so the order of two callers is a
/// matter of luck. Here `open` itself puts the caller at the end of its actor's queue: on the main
/// actor the order of opening is the order of going on. For one caller at a time.
///
///     let gate = Gate()
///     let caller = Task { await gate.pass(); print("on") }
///     await Gate.turn()    // the caller has come to the gate
///     gate.open()
///     await Gate.turn()    // on
package actor Gate {
  private let executor = HoldingExecutor()
  private var passed = 0

  package init() {}

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Returns at the caller's next turn after `open`; at its next turn when the gate is open.
  ///
  /// Never inlined: the optimizer would see that nothing happens here, and not come at all.
  @inline(never)
  package func pass() {
    passed += 1
  }

  package nonisolated func open() {
    executor.open()
  }

  /// Lets all that is ready on the caller's actor run once: the caller goes to the end of the queue.
  package static func turn() async {
    let gate = Gate()
    gate.open()
    await gate.pass()
  }
}

/// Runs no job before it is opened, and then each on the thread that opens it or brings it.
final class HoldingExecutor: SerialExecutor {
  private let state = Mutex(State.closed([]))

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isOpen = state.withLock { state in
      switch state {
      case .open:
        return true
      case .closed(let jobs):
        state = .closed(jobs + [job])
        return false
      }
    }
    if isOpen { run(job) }
  }

  func open() {
    let held = state.withLock { state in
      defer { state = .open }
      switch state {
      case .open: return [UnownedJob]()
      case .closed(let jobs): return jobs
      }
    }
    for job in held { run(job) }
  }

  private func run(_ job: UnownedJob) {
    job.runSynchronously(on: asUnownedSerialExecutor())
  }

  private enum State {
    case closed([UnownedJob])
    case open
  }
}
