import LabMeasure
import LabRandom
import Testing

@Suite(.enabled(if: Allocations.isAvailable, "counting is not available in this build"))
struct LiveBytesCounterTests {
  @Test func `each of many blocks is found again, in whatever order they go`() {
    var generator = SeededGenerator(seed: 2026)
    let sizes = (1...5_000).map { $0 % 700 + 1 }
    let order = sizes.indices.shuffled(using: &generator)
    var blocks: [UnsafeMutableRawPointer] = []
    blocks.reserveCapacity(sizes.count)
    let live = LiveBytesCounter.start()

    for size in sizes { blocks.append(.allocate(byteCount: size, alignment: 1)) }
    var expected = sizes.reduce(0, +)
    var wrong = live.bytes == expected ? 0 : 1
    for index in order {
      blocks[index].deallocate()
      expected -= sizes[index]
      if live.bytes != expected { wrong += 1 }
    }

    #expect(wrong == 0)
  }

  @Test func `counters nest, and blocks from before the first do not count`() {
    let before = UnsafeMutableRawPointer.allocate(byteCount: 48, alignment: 16)
    let outer = LiveBytesCounter.start()
    let first = UnsafeMutableRawPointer.allocate(byteCount: 100, alignment: 16)
    let (both, afterwards): ((Int?, Int?), (Int?, Int?))
    do {
      let inner = LiveBytesCounter.start()
      let second = UnsafeMutableRawPointer.allocate(byteCount: 20, alignment: 16)
      both = (outer.bytes, inner.bytes)
      first.deallocate()
      before.deallocate()
      afterwards = (outer.bytes, inner.bytes)
      second.deallocate()
    }
    let third = UnsafeMutableRawPointer.allocate(byteCount: 48, alignment: 16)
    let last = outer.bytes
    third.deallocate()

    #expect(both == (120, 20))
    #expect(afterwards == (20, -80))
    #expect(last == 48)
  }
}
