import Foundation

/// The queue of the main actor's jobs.
package enum MainQueue {
  /// Returns after the queue has run through at least `rounds` times.
  ///
  /// A resumed task returns to the main actor through the global pool, so the order of two tasks is
  /// a race. From the first call on, the whole process enqueues jobs for the pool on the main queue
  /// instead: first in, first out.
  package static func run(rounds: Int) async {
    _ = takesAllJobs
    for _ in 0..<rounds { await Task {}.value }
  }

  /// Whether the runtime's hook was installed; if not, the order of resumed tasks is a race.
  ///
  /// No package API orders the jobs of the global pool.
  package static let takesAllJobs: Bool = {
    typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void
    guard let hook = dlsym(everyLibrary, "swift_task_enqueueGlobal_hook") else { return false }
    hook.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in MainActor.shared.enqueue(job) }
    return true
  }()

  /// `RTLD_DEFAULT`, which Swift does not import.
  private static var everyLibrary: UnsafeMutableRawPointer? {
    #if canImport(Darwin)
      UnsafeMutableRawPointer(bitPattern: -2)
    #else
      nil
    #endif
  }
}
