/// What a piece of work asked of the allocator.
///
/// ```swift
/// let cost = Allocations.count { blackHole(Array(repeating: 0, count: 1_000)) }
/// // cost?.count == 1, cost?.bytes == 8_032: the elements and a header of 32 bytes
/// ```
///
/// Counting slows the work down, so it never runs together with timing.
public struct Allocations: Sendable, Codable, Hashable {
  /// Calls of malloc, calloc, realloc, posix_memalign and aligned_alloc.
  public let count: Int
  /// Bytes requested, before the allocator rounds up.
  public let bytes: Int

  public init(count: Int, bytes: Int) {
    self.count = count
    self.bytes = bytes
  }

  /// Whose allocations are counted.
  public enum Scope: Sendable {
    /// Those of the calling thread: exact, whatever other threads do.
    case thread
    /// Those of all threads: for work that moves between threads.
    case process
  }

  /// Runs `body` once and counts; `nil` where counting is not available, and then `body` ran too.
  public static func count<Failure: Error>(
    in scope: Scope = .thread,
    _ body: () throws(Failure) -> Void
  ) throws(Failure) -> Allocations? {
    let counter = AllocationCounter.start(in: scope)
    try body()
    return counter.stop()
  }

  /// Whether an allocation of known size was seen when first asked.
  ///
  /// False on other platforms than Linux with glibc, and under sanitizers.
  public static let isAvailable = AllocationCounter.seesKnownAllocation()
}
