import LabCProbes

/// Bytes that this thread has allocated and not freed since the counter was started.
///
/// Each block counts with the size requested, before the allocator rounds up, so the figure repeats.
/// Freeing a block from before the first counter does not count; nor does freeing by another thread.
/// Counters nest. Counting slows the work down, so it never runs together with timing.
public struct LiveBytesCounter: ~Copyable {
  private let first: Int

  /// Starts a counter, which must be read and released on the same thread.
  public static func start() -> LiveBytesCounter {
    _ = Allocations.isAvailable
    return LiveBytesCounter()
  }

  /// Live bytes now, less those at the start; `nil` where counting is not available, and when there was
  /// no memory to note a block in.
  public var bytes: Int? {
    let now = Int(pl_live_bytes())
    return Allocations.isAvailable && now >= 0 ? now - first : nil
  }

  /// Returns the bytes requested for a block that this thread has allocated since the start and not
  /// freed, or all that are usable; `nil` for any other address.
  package borrowing func bytes(ofBlock address: UInt, usable: Bool) -> Int? {
    let bytes = pl_live_size(UnsafeRawPointer(bitPattern: address), usable ? 1 : 0)
    return bytes == 0 ? nil : bytes
  }

  /// Returns which of this thread's allocations since the start made a block that is not freed; `nil` for any other
  /// address.
  package borrowing func order(ofBlock address: UInt) -> Int? {
    let order = pl_live_order(UnsafeRawPointer(bitPattern: address))
    return order == 0 ? nil : order
  }

  /// Blocks that this thread has allocated since the start, also those that it has freed.
  package var blocks: Int { pl_live_allocated() }

  private init() {
    pl_live_start()
    first = Int(pl_live_bytes())
  }

  deinit { pl_live_stop() }
}
