import Foundation
import LabMeasure
import Testing

@Suite(.enabled(if: Allocations.isAvailable))
struct BlockWatchTests {
  private func block(_ bytes: Int) -> UnsafeMutableRawPointer { Self.make(bytes) }

  @inline(never)
  private static func make(_ bytes: Int) -> UnsafeMutableRawPointer {
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
      }
    ).filter { !$0.isOnOtherThread }

    #expect(events.map(\.bytes) == [1_024, nil])
    #expect(events.map(\.block) == [made[1], watched].map { UInt(bitPattern: $0) })
    #expect(events.allSatisfy { $0.stack.count > 3 })
    for block in made { block.deallocate() }
  }

  @Test func `notes what another thread allocates`() throws {
    nonisolated(unsafe) var made: UnsafeMutableRawPointer?
    let done = DispatchSemaphore(value: 0)

    let events = try #require(
      BlockWatch.events(freeing: [], allocating: 123_456) {
        Thread {
          made = Self.make(123_456)
          done.signal()
        }.start()
        done.wait()
      })

    let event = try #require(events.first { $0.block == UInt(bitPattern: made) })
    #expect(event.isOnOtherThread)
    #expect(event.bytes == 123_456)
    made?.deallocate()
  }

  @Test func `notes which slots hold a reference, and reads none that is freed`() throws {
    let (watched, kept, freed) = (block(512), block(64), block(64))
    // The allocator writes into the first words of a block that is freed.
    for container: UnsafeMutableRawPointer in [kept, freed] {
      (container + 32).storeBytes(of: watched, as: UnsafeMutableRawPointer.self)
    }
    let slots = [kept, freed].map { (container: UnsafeMutableRawPointer) in
      BlockWatch.Slot(
        address: UInt(bitPattern: container + 32), container: UInt(bitPattern: container),
        block: UInt(bitPattern: watched))
    }
    var made: [UnsafeMutableRawPointer] = []
    made.reserveCapacity(3)

    let events = try #require(
      BlockWatch.events(freeing: [], allocating: 1_024, reading: slots) {
        made.append(block(1_024))
        freed.deallocate()
        made.append(block(1_024))
        (kept + 32).storeBytes(of: 0, as: UInt.self)
        made.append(block(1_024))
      }
    ).filter { event in made.contains { UInt(bitPattern: $0) == event.block } }

    #expect(
      events.map { [$0.isHeld(slot: 0), $0.isHeld(slot: 1)] } == [
        [true, true], [true, false], [false, false],
      ])
    for block in made + [watched, kept] { block.deallocate() }
  }
}
