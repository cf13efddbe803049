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
    /// For an allocation, the blocks with several owners of which it may be a copy.
    let holdings: [Holding]
    /// What referred to those blocks when it was allocated.
    let held: [Word]
    /// Blocks that the thread had allocated before; 0 if they are not counted.
    let order: Int

    /// The strong references to a block when this one was allocated; `nil` if this cannot be its copy.
    func references(to block: UInt) -> Int? { holdings.first { $0.block == block }?.references }
  }

  /// A block, and the strong references to it at the moment of an event.
  struct Holding: Sendable {
    let block: UInt
    let references: Int
  }

  /// A word of a container that refers to a block.
  struct Word: Sendable, Hashable {
    let address: UInt
    let container: UInt
    let block: UInt
    /// Strong references to the block.
    var references = 0
    /// The frames of the stack that have the word's address in a register, and in memory, a bit each.
    var registers: UInt64 = 0
    var frames: UInt64 = 0
  }

  /// The events that are noted in one run; later ones are not.
  nonisolated static let mostEvents = 16_384

  /// Runs `body` once and notes what happens on all threads. Only where allocations can be counted; watches
  /// must not nest.
  ///
  /// - Parameters:
  ///   - blocks: those whose end is noted, and what may be a copy of them.
  ///   - containers: what may refer to them.
  ///   - bytes: the size from which an allocation is noted.
  /// - Returns: the events in their order; of more than ``mostEvents`` the first.
  static func events(
    watching blocks: [pl_block], heldBy containers: [pl_container], allocating bytes: Int,
    in body: () -> Void
  ) -> [Event] {
    [pl_block_event](unsafeUninitializedCapacity: mostEvents) { events, count in
      blocks.withUnsafeBufferPointer { blocks in
        containers.withUnsafeBufferPointer { containers in
          pl_watch_start(
            blocks.baseAddress, blocks.count, containers.baseAddress, containers.count, bytes,
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
    func first<Tuple, Element>(_ count: Int, of tuple: Tuple) -> [Element] {
      withUnsafeBytes(of: tuple) { Array($0.bindMemory(to: Element.self).prefix(count)) }
    }
    block = event.block
    bytes = event.size == 0 ? nil : event.size
    stack = first(event.depth, of: event.stack)
    isOnOtherThread = event.is_on_other_thread == 1
    holdings = (first(event.holding_count, of: event.holdings) as [pl_holding])
      .map { .init(block: $0.block, references: $0.references) }
    held = UnsafeBufferPointer(start: event.held, count: event.held_count).map {
      .init(
        address: $0.address, container: $0.container, block: $0.block, references: $0.references,
        registers: $0.registers, frames: $0.frames)
    }
    order = event.order
  }
}
