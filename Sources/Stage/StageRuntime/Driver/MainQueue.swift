#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The queue in which everything on the main actor takes its turn.
public enum MainQueue {
  /// Returns when the queue has run through at least `rounds` times.
  ///
  /// A resumed task comes back to the main actor by way of the global pool, and so in an order that is a matter of
  /// luck. From the first call on, jobs for the pool are put into the main queue instead, for the whole process: one
  /// queue, first in, first out.
  public static func run(rounds: Int) async {
    _ = takesAllJobs
    for _ in 0..<rounds { await Task {}.value }
  }

  /// Whether the runtime let itself be told to; without it, the order of resumed tasks is not settled.
  static let takesAllJobs: Bool = {
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
