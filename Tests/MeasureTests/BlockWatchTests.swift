import Measure
import Testing

@Suite(.enabled(if: Allocations.isAvailable))
struct BlockWatchTests {
  @inline(never)
  private func block(_ bytes: Int) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
  }

  @Test func `notes large allocations and the end of watched blocks`() throws {
    let (watched, other) = (block(512), block(512))
    var made: [UnsafeMutableRawPointer] = []
    made.reserveCapacity(3)

    let events = try #require(
      BlockWatch.events(freeing: [UInt(bitPattern: watched)], allocating: 1_024) {
        made.append(block(1_023))
        made.append(block(1_024))
        watched.deallocate()
        other.deallocate()
      })

    #expect(events.map(\.bytes) == [1_024, nil])
    #expect(events.map(\.block) == [made[1], watched].map { UInt(bitPattern: $0) })
    #expect(events.allSatisfy { $0.stack.count > 3 })
    for block in made { block.deallocate() }
  }

  @Test func `notes nothing before and after`() throws {
    let watched = block(512)

    let events = BlockWatch.events(freeing: [UInt(bitPattern: watched)], allocating: 1) {}
    watched.deallocate()

    #expect(events?.count == 0)
    #expect(BlockWatch.events(freeing: [], allocating: 1) {}?.count == 0)
  }
}
