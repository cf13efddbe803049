/// Memory of this process that is in RAM, as the operating system counts it.
public enum ResidentMemory {
  /// The most there ever was, in bytes; `nil` where the system does not tell.
  ///
  /// `VmHWM` of proc(5) on Linux, where `ru_maxrss` of getrusage(2) would also hold what the process
  /// had that started this one; `ru_maxrss` on Apple platforms.
  public static var peak: Int? { Machine.peakResidentBytes() }
}
