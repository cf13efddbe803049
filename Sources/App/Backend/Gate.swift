import Synchronization

/// Holds one caller until it is opened, and then resumes it straight on the caller's actor.
///
/// A resumed continuation passes through the global pool, so the order of two callers is a race.
/// `open` enqueues the caller on its own actor: gates opened in order resume in that order.
///
///     let gate = Gate()
///     let caller = Task { await gate.pass(); print("passed") }
///     await Gate.turn()    // the caller waits at the gate
///     gate.open()
///     await Gate.turn()    // passed
package actor Gate {
  private let executor = HoldingExecutor()
  private var passed = 0

  package init() {}

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Returns at the caller's next turn once the gate is open.
  ///
  /// Never inlined: the optimizer would remove a hop to an actor that does nothing.
  @inline(never)
  package func pass() {
    passed += 1
  }

  package nonisolated func open() {
    executor.open()
  }

  /// Moves the caller to the end of its actor's queue, so that everything ready runs once.
  package static func turn() async {
    let gate = Gate()
    gate.open()
    await gate.pass()
  }
}

/// Holds its jobs until it is opened; runs them on the thread that opens it or enqueues them.
final class HoldingExecutor: SerialExecutor {
  /// `nil` once it is open.
  private let held = Mutex<[UnownedJob]?>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isHeld = held.withLock { held in
      held = held.map { $0 + [job] }
      return held != nil
    }
    if !isHeld { run(job) }
  }

  func open() {
    let jobs = held.withLock { held in
      defer { held = nil }
      return held ?? []
    }
    for job in jobs { run(job) }
  }

  private func run(_ job: UnownedJob) {
    job.runSynchronously(on: asUnownedSerialExecutor())
  }
}
