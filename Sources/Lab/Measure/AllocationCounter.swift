import CAllocations

/// A count that is running.
///
/// ```swift
/// let counter = AllocationCounter.start()
/// await store.send(.refresh)
/// let cost = counter.stop()
/// ```
///
/// Counters nest, and each sees all that happens while it runs.
public struct AllocationCounter: ~Copyable, Sendable {
  private let scope: Allocations.Scope
  private let first: pl_allocations_reading

  /// - Parameter scope: `.thread` only when `stop` is called on the same thread, so not around
  ///   `await`.
  public static func start(in scope: Allocations.Scope = .process) -> AllocationCounter {
    _ = Allocations.isAvailable
    return AllocationCounter(scope)
  }

  /// What was allocated since the start; `nil` where counting is not available.
  public consuming func stop() -> Allocations? {
    let counted = counted()
    return Allocations.isAvailable ? counted : nil
  }

  deinit {
    pl_allocations_stop()
  }

  private init(_ scope: Allocations.Scope) {
    self.scope = scope
    pl_allocations_start()
    first = Self.read(scope)
  }

  private func counted() -> Allocations {
    let last = Self.read(scope)
    return Allocations(
      count: Int(last.count - first.count),
      bytes: Int(last.bytes - first.bytes)
    )
  }

  private static func read(_ scope: Allocations.Scope) -> pl_allocations_reading {
    switch scope {
    case .thread: pl_allocations_read_thread()
    case .process: pl_allocations_read_process()
    }
  }

  /// Makes one allocation of 4,096 bytes through the Swift runtime and looks whether it was counted.
  static func seesKnownAllocation() -> Bool {
    guard pl_allocations_are_replaced() == 1 else { return false }
    let counter = AllocationCounter(.thread)
    let block = UnsafeMutableRawPointer.allocate(byteCount: 4_096, alignment: 16)
    blackHole(block)
    let counted = counter.counted()
    block.deallocate()
    return counted == Allocations(count: 1, bytes: 4_096)
  }
}
