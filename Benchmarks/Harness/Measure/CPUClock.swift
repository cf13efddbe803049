import Foundation
import Synchronization

/// Nanoseconds of processor time and of wall time.
package struct Elapsed: Sendable, Hashable {
  let cpu: Int
  let wall: Int

  static func + (a: Self, b: Self) -> Self { Self(cpu: a.cpu + b.cpu, wall: a.wall + b.wall) }

  static func - (a: Self, b: Self) -> Self { Self(cpu: a.cpu - b.cpu, wall: a.wall - b.wall) }
}

/// A clock of processor time, which does not advance while the system runs something else.
public struct CPUClock {
  /// Time since an arbitrary moment. Reading costs some hundred nanoseconds.
  package let now: () -> Elapsed

  /// Processor time of the calling thread. On Linux, even the main actor may change threads in an `await`.
  public static var thread: CPUClock { CPUClock(CLOCK_THREAD_CPUTIME_ID) }

  /// Processor time of all threads of the process.
  public static var process: CPUClock { CPUClock(CLOCK_PROCESS_CPUTIME_ID) }

  /// The same without the work in ``leavingOut(_:)``.
  package static var rest: CPUClock { CPUClock { process.now() - leftOut.withLock { $0 } } }
  private static let leftOut = Mutex(Elapsed(cpu: 0, wall: 0))

  package static func leavingOut<Result>(_ work: () -> Result) -> Result {
    let start = thread.now()
    defer { leftOut.withLock { $0 = $0 + (thread.now() - start) } }
    return work()
  }
}

extension CPUClock {
  private init(_ clock: clockid_t) {
    func nanoseconds(of clock: clockid_t) -> Int {
      var time = timespec()
      clock_gettime(clock, &time)
      return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }
    self.init { Elapsed(cpu: nanoseconds(of: clock), wall: nanoseconds(of: CLOCK_MONOTONIC)) }
  }
}
