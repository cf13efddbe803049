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
    _ = isAvailable
    return LiveBytesCounter()
  }

  /// Live bytes now, less those at the start; `nil` where counting is not available.
  public var bytes: Int? {
    Self.isAvailable ? counted : nil
  }

  /// Whether a block of known size, and its end, was seen when first asked.
  ///
  /// False on other platforms than Linux with glibc, and under sanitizers.
  public static let isAvailable = seesKnownBlock()

  /// Returns the bytes requested for a block that this thread has allocated since the start and not
  /// freed; `nil` for any other address.
  package borrowing func bytes(ofBlock address: UInt) -> Int? {
    let bytes = pl_live_size(UnsafeRawPointer(bitPattern: address))
    return bytes == 0 ? nil : bytes
  }

  private init() {
    pl_live_start()
    first = Int(pl_live_bytes())
  }

  deinit {
    pl_live_stop()
  }

  /// `nil` when there was no memory to note a block in.
  private var counted: Int? {
    let now = Int(pl_live_bytes())
    return now < 0 ? nil : now - first
  }

  /// Allocates and frees 4,096 bytes through the Swift runtime and checks that both were seen.
  private static func seesKnownBlock() -> Bool {
    let counter = LiveBytesCounter()
    let block = UnsafeMutableRawPointer.allocate(byteCount: 4_096, alignment: 16)
    blackHole(block)
    let full = counter.counted
    block.deallocate()
    return full == 4_096 && counter.counted == 0
  }
}
