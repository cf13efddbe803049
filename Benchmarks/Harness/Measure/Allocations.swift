import LabCProbes

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
  public var count: Int
  /// Bytes requested, before the allocator rounds up.
  public var bytes: Int

  package init(count: Int, bytes: Int) {
    self.count = count
    self.bytes = bytes
  }

  package static func + (a: Allocations, b: Allocations) -> Allocations {
    Allocations(count: a.count + b.count, bytes: a.bytes + b.bytes)
  }

  /// The threads whose allocations are counted.
  public enum Scope: Sendable {
    /// The calling thread: exact, whatever other threads do.
    case thread
    /// All threads: for work that moves between threads.
    case process
  }

  /// Runs `body` once and counts on this thread; `nil` where counting is not available, and then
  /// `body` ran too.
  public static func count<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) -> Allocations? {
    let counter = AllocationCounter.start(in: .thread)
    try body()
    return counter.stop()
  }

  /// Bytes that all threads have allocated and not freed while some count was running, as the allocator
  /// rounds them. Only the difference of two readings within one count means something.
  package static var retainedBytes: Int { Int(pl_allocations_retained()) }

  /// Has the allocator keep freed memory for what is allocated next; only with glibc.
  package static func keepFreedMemory() { _ = pl_keep_freed_memory() }

  /// Gives freed memory back to the system, so that what is allocated next is in fresh pages; only with
  /// glibc.
  package static func returnFreedMemory() { _ = pl_return_freed_memory() }

  /// Whether an allocation of known size was seen when first asked.
  ///
  /// False on other platforms than Linux with glibc, and under sanitizers.
  public static let isAvailable = AllocationCounter.seesKnownAllocation()
}

/// A count that is running. Counters nest, and each sees all allocations made while it runs.
public struct AllocationCounter: ~Copyable, Sendable {
  private let scope: Allocations.Scope
  private let first: pl_allocations_reading

  /// Starts a count, which ends when the counter does.
  ///
  /// - Parameter scope: `.thread` only when `stop` is called on the same thread, so not around
  ///   `await`.
  public static func start(in scope: Allocations.Scope = .process) -> AllocationCounter {
    _ = Allocations.isAvailable
    return AllocationCounter(scope)
  }

  /// Returns what was allocated since the start; `nil` where counting is not available.
  public consuming func stop() -> Allocations? { Allocations.isAvailable ? counted : nil }

  deinit { pl_allocations_stop() }

  private init(_ scope: Allocations.Scope) {
    self.scope = scope
    pl_allocations_start()
    first = Self.read(scope)
  }

  private var counted: Allocations {
    let last = Self.read(scope)
    return Allocations(
      count: Int(last.count - first.count), bytes: Int(last.bytes - first.bytes))
  }

  private static func read(_ scope: Allocations.Scope) -> pl_allocations_reading {
    switch scope {
    case .thread: pl_allocations_read_thread()
    case .process: pl_allocations_read_process()
    }
  }

  /// Makes one allocation of 4,096 bytes through the Swift runtime and checks that it was counted.
  static func seesKnownAllocation() -> Bool {
    guard pl_allocations_are_replaced() == 1 else { return false }
    let counter = AllocationCounter(.thread)
    let block = UnsafeMutableRawPointer.allocate(byteCount: 4_096, alignment: 16)
    blackHole(block)
    let counted = counter.counted
    block.deallocate()
    return counted == Allocations(count: 1, bytes: 4_096)
  }
}
