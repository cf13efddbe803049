#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The processor time that a thread or a process has used.
///
/// Processor time stands still while the operating system runs something else, which makes it
/// steadier than wall time on a busy machine.
public enum CPUClock: Sendable {
  /// `CLOCK_THREAD_CPUTIME_ID`: the calling thread only.
  case thread
  /// `CLOCK_PROCESS_CPUTIME_ID`: all threads together.
  case process

  /// Nanoseconds used so far. Reading is a system call, some hundred nanoseconds.
  public func now() -> Int {
    switch self {
    case .thread: nanoseconds(of: CLOCK_THREAD_CPUTIME_ID)
    case .process: nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID)
    }
  }
}

/// The time that passes outside the process, whoever uses the processor.
enum WallClock {
  /// Nanoseconds since an arbitrary moment; never goes back.
  static func now() -> Int {
    #if canImport(Darwin)
      nanoseconds(of: CLOCK_UPTIME_RAW)
    #else
      nanoseconds(of: CLOCK_MONOTONIC)
    #endif
  }
}

private func nanoseconds(of clock: clockid_t) -> Int {
  var time = timespec()
  clock_gettime(clock, &time)
  return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
}
