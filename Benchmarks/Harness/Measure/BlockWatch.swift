import LabCProbes
import Synchronization

/// A watch for allocations of large blocks, and frees of known ones, during a piece of work.
package enum BlockWatch {
  /// An allocation, or the freeing of a watched block, on any thread.
  package struct Event: Sendable {
    /// Address of the block.
    package let block: UInt
    /// Bytes requested; `nil` for a block that was freed.
    package let bytes: Int?
    /// Return addresses, innermost first.
    package let stack: [UInt]
    /// Whether it happened on another thread than the one that watches.
    package let isOnOtherThread: Bool
    private let held: UInt64

    /// Returns whether the slot with this index still held its reference.
    package func isHeld(slot: Int) -> Bool { slot < 64 && held >> UInt64(slot) & 1 == 1 }
  }

  /// A word of memory that holds a reference to a watched block.
  package struct Slot: Sendable, Hashable {
    package let address: UInt
    /// Address of the block that the word is in. The word is not read after that block is freed.
    package let container: UInt
    /// The block that it refers to.
    package let block: UInt

    package init(address: UInt, container: UInt, block: UInt) {
      self.address = address
      self.container = container
      self.block = block
    }
  }

  /// The events that are noted in one run; later ones are not.
  package static let mostEvents = 1_024
  /// The slots that are read at each event; later ones are not.
  package static let mostSlots = 64

  private static let one = Mutex(())

  /// Runs `body` once and notes what happens on all threads; `nil` where allocations cannot be counted,
  /// and then `body` ran too. A second watch waits for the end of the first, so they must not nest.
  ///
  /// - Parameters:
  ///   - blocks: the addresses of blocks whose end is noted.
  ///   - bytes: the size from which an allocation is noted.
  ///   - slots: words whose value is noted with each event.
  /// - Returns: the events in their order; of more than ``mostEvents`` the first.
  package static func events(
    freeing blocks: [UInt], allocating bytes: Int, reading slots: [Slot] = [], in body: () -> Void
  ) -> [Event]? {
    guard Allocations.isAvailable else {
      body()
      return nil
    }
    let slots = slots.prefix(mostSlots).map {
      pl_slot(address: $0.address, container: $0.container, value: $0.block)
    }
    return one.withLock { _ in
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
