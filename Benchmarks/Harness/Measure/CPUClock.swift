import Foundation

/// Nanoseconds of processor time and of wall time.
package struct Elapsed: Sendable, Hashable {
  package let cpu: Int
  package let wall: Int

  package static let zero = Elapsed(cpu: 0, wall: 0)

  package static func + (a: Elapsed, b: Elapsed) -> Elapsed {
    Elapsed(cpu: a.cpu + b.cpu, wall: a.wall + b.wall)
  }

  package static func - (a: Elapsed, b: Elapsed) -> Elapsed {
    Elapsed(cpu: a.cpu - b.cpu, wall: a.wall - b.wall)
  }
}

/// A clock of processor time, which does not advance while the system runs something else.
public struct CPUClock {
  /// Time since an arbitrary moment. Reading costs some hundred nanoseconds.
  package let now: () -> Elapsed

  /// Processor time of the calling thread. Excludes work that hops to other threads.
  public static var thread: CPUClock {
    CPUClock { Elapsed(cpu: nanoseconds(of: CLOCK_THREAD_CPUTIME_ID), wall: wall()) }
  }

  /// Processor time of all threads of the process.
  public static var process: CPUClock {
    CPUClock { Elapsed(cpu: nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID), wall: wall()) }
  }

  private static func wall() -> Int {
    #if canImport(Darwin)
      nanoseconds(of: CLOCK_UPTIME_RAW)
    #else
      nanoseconds(of: CLOCK_MONOTONIC)
    #endif
  }

  private static func nanoseconds(of clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
