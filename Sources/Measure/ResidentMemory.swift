#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory of this process that is in RAM, as the operating system counts it.
public enum ResidentMemory {
  /// The most there ever was, in bytes; `nil` where the system does not tell.
  ///
  /// `ru_maxrss` of getrusage(2): in kilobytes on Linux, in bytes on Apple platforms.
  public static var peak: Int? {
    var usage = rusage()
    #if canImport(Darwin)
      let unit = 1
    #else
      let unit = 1_024
    #endif
    guard getrusage(thisProcess, &usage) == 0, usage.ru_maxrss > 0 else { return nil }
    return usage.ru_maxrss * unit
  }

  /// `RUSAGE_SELF`, which C libraries declare with different types.
  private static let thisProcess: Int32 = 0
}
