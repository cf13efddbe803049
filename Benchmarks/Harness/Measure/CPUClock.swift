import Foundation

/// Nanoseconds of processor time and of wall time.
package struct Elapsed: Sendable, Hashable {
  let cpu: Int
  let wall: Int

  static func + (a: Elapsed, b: Elapsed) -> Elapsed {
    Elapsed(cpu: a.cpu + b.cpu, wall: a.wall + b.wall)
  }

  static func - (a: Elapsed, b: Elapsed) -> Elapsed {
    Elapsed(cpu: a.cpu - b.cpu, wall: a.wall - b.wall)
  }
}

/// A clock of processor time, which does not advance while the system runs something else.
public struct CPUClock {
  /// Time since an arbitrary moment. Reading costs some hundred nanoseconds.
  package let now: () -> Elapsed

  /// Processor time of the calling thread. Excludes work that hops to other threads.
  public static var thread: CPUClock { CPUClock(CLOCK_THREAD_CPUTIME_ID) }

  /// Processor time of all threads of the process.
  public static var process: CPUClock { CPUClock(CLOCK_PROCESS_CPUTIME_ID) }
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
