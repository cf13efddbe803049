import CAllocations

/// A watch for allocations of large blocks, and frees of known ones, during a piece of work.
package enum BlockWatch {
  /// An allocation, or the freeing of a watched block.
  package struct Event: Sendable {
    /// Address of the block.
    package let block: UInt
    /// Bytes requested; `nil` for a block that was freed.
    package let bytes: Int?
    /// Return addresses, innermost first.
    package let stack: [UInt]
  }

  /// The events that are noted in one run; later ones are not.
  package static let mostEvents = 1_024

  /// Runs `body` once and notes what happens on this thread; `nil` where allocations cannot be
  /// counted, and then `body` ran too.
  ///
  /// - Parameters:
  ///   - blocks: the addresses of blocks whose end is noted.
  ///   - bytes: the size from which an allocation is noted.
  /// - Returns: the events in their order; of more than ``mostEvents`` the first.
  package static func events(
    freeing blocks: [UInt], allocating bytes: Int, in body: () -> Void
  ) -> [Event]? {
    guard Allocations.isAvailable else {
      body()
      return nil
    }
    return blocks.withUnsafeBufferPointer { blocks in
      [pl_block_event](unsafeUninitializedCapacity: mostEvents) { events, count in
        pl_watch_start(
          blocks.baseAddress, blocks.count, bytes, events.baseAddress, mostEvents)
        body()
        count = pl_watch_stop()
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
  }
}
