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
    /// For an allocation, what led to the buffers with several owners of which it may be a copy; for a
    /// freed block, what still led to it.
    let holdings: [Holding]
  }

  /// A watched block at the moment of an event.
  struct Holding: Sendable {
    let block: UInt
    /// Strong references to the block.
    let references: Int
    fileprivate let held: UInt64

    /// Returns whether the slot with this index still held its reference.
    func isHeld(slot: Int) -> Bool { slot < 64 && held >> UInt64(slot) & 1 == 1 }
  }

  /// The storage of a collection, and the words of memory that may refer to it.
  struct WatchedBlock {
    let address: UInt
    /// Bytes of its elements, and so the fewest of a copy.
    let bytes: Int
    let slots: [pl_slot]
  }

  /// The events that are noted in one run; later ones are not.
  nonisolated static let mostEvents = 1_024

  /// Runs `body` once and notes what happens on all threads. Only where allocations can be counted; watches
  /// must not nest.
  ///
  /// - Parameters:
  ///   - blocks: those whose end is noted, and what may be a copy of them.
  ///   - bytes: the size from which an allocation is noted.
  /// - Returns: the events in their order; of more than ``mostEvents`` the first.
  static func events(
    watching blocks: [WatchedBlock], allocating bytes: Int, in body: () -> Void
  ) -> [Event] {
    blocks.flatMap(\.slots).withUnsafeBufferPointer { slots in
      var first = 0
      let watched = blocks.map { block in
        defer { first += block.slots.count }
        return pl_block(
          address: block.address, least: block.bytes, slots: slots.baseAddress?.advanced(by: first),
          slot_count: block.slots.count)
      }
      return [pl_block_event](unsafeUninitializedCapacity: mostEvents) { events, count in
        watched.withUnsafeBufferPointer {
          pl_watch_start($0.baseAddress, $0.count, bytes, events.baseAddress, mostEvents)
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
    let noted = withUnsafeBytes(of: event.holdings) {
      $0.bindMemory(to: pl_holding.self).prefix(event.holding_count).map(\.self)
    }
    holdings = noted.map { .init(block: $0.block, references: $0.references, held: $0.held) }
  }
}
