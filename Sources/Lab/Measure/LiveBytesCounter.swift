import CAllocations

/// Bytes that this thread has asked for and not given back since the counter was started.
///
/// ```swift
/// let live = LiveBytesCounter.start()
/// var numbers = Array(repeating: 0, count: 1_000)
/// // live.bytes == 8_032: the elements and a header of 32 bytes
/// numbers = []
/// // live.bytes == 0
/// ```
///
/// Each block counts with what was asked for, before the allocator rounds up, so the figure repeats.
/// A block from before the first counter does not count when it is given back; nor is it seen when
/// another thread gives a block back. Counters nest. Counting slows the work down, so it never runs
/// together with timing.
package struct LiveBytesCounter: ~Copyable {
  private let first: Int

  /// The counter is read, and ends, on the thread that starts it.
  package static func start() -> LiveBytesCounter {
    _ = isAvailable
    return LiveBytesCounter()
  }

  /// Live now, less what was live at the start; `nil` where counting is not available.
  package var bytes: Int? {
    Self.isAvailable ? counted : nil
  }

  /// Whether a block of known size was seen, and its end, when first asked.
  ///
  /// False on other platforms than Linux with glibc, and under sanitizers.
  package static let isAvailable = seesKnownBlock()

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

  /// Takes 4,096 bytes through the Swift runtime, gives them back, and looks whether both were seen.
  private static func seesKnownBlock() -> Bool {
    let counter = LiveBytesCounter()
    let block = UnsafeMutableRawPointer.allocate(byteCount: 4_096, alignment: 16)
    blackHole(block)
    let full = counter.counted
    block.deallocate()
    return full == 4_096 && counter.counted == 0
  }
}
