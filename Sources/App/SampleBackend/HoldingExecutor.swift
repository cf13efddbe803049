import Synchronization

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
