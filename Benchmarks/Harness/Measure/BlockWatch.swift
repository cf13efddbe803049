import LabCProbes

/// A watch for allocations of large blocks, and frees of known ones, during a piece of work.
@MainActor
enum BlockWatch {
  /// An allocation, or the freeing of a watched block, on any thread.
  struct Event: Sendable {
    /// Address of the block.
    let block: UInt
    /// Bytes requested; `nil` for a block that was freed.
    let bytes: Int?
    /// Return addresses, innermost first.
    let stack: [UInt]
    /// Whether it happened on another thread than the one that watches.
    let isOnOtherThread: Bool
    private let held: UInt64

    /// Returns whether the slot with this index still held its reference.
    func isHeld(slot: Int) -> Bool { slot < 64 && held >> UInt64(slot) & 1 == 1 }
  }

  /// The events that are noted in one run; later ones are not.
  nonisolated static let mostEvents = 1_024
  /// The slots that are read at each event; later ones are not.
  nonisolated static let mostSlots = 64

  /// Runs `body` once and notes what happens on all threads. Only where allocations can be counted; watches
  /// must not nest.
  ///
  /// - Parameters:
  ///   - blocks: the addresses of blocks whose end is noted.
  ///   - bytes: the size from which an allocation is noted.
  ///   - slots: words whose value is noted with each event.
  /// - Returns: the events in their order; of more than ``mostEvents`` the first.
  static func events(
    freeing blocks: [UInt], allocating bytes: Int, reading slots: [pl_slot], in body: () -> Void
  ) -> [Event] {
    blocks.withUnsafeBufferPointer { blocks in
      slots.withUnsafeBufferPointer { slots in
        [pl_block_event](unsafeUninitializedCapacity: mostEvents) { events, count in
          pl_watch_start(
            blocks.baseAddress, blocks.count, slots.baseAddress, slots.count, bytes,
            events.baseAddress, mostEvents)
          body()
          count = pl_watch_stop()
        }
      }
    }
    .map(Event.init)
  }
}

extension BlockWatch.Event {
  fileprivate init(_ event: pl_block_event) {
    block = event.block
    bytes = event.size == 0 ? nil : event.size
    stack = withUnsafeBytes(of: event.stack) {
      Array($0.bindMemory(to: UInt.self).prefix(event.depth))
    }
    isOnOtherThread = event.is_on_other_thread == 1
    held = event.held
  }
}
