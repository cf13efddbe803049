import LabMeasure
import Testing

@Suite(.enabled(if: Allocations.isAvailable, "counting is not available in this build"))
struct AllocationsTests {
  /// The first array of a type also allocates its metadata.
  init() { blackHole([UInt64](repeating: 1, count: 1)) }

  @Test func `counts a planted copy of an array, and nothing of a change in place`() {
    var numbers = [UInt64](repeating: 1, count: 1_000)
    let kept = numbers

    let copying = Allocations.count { numbers[3] = 2 }
    let inPlace = Allocations.count { numbers[3] = 3 }

    #expect(copying == Allocations(count: 1, bytes: 8_032))
    #expect(inPlace == Allocations(count: 0, bytes: 0))
    #expect((kept[3], numbers[3]) == (1, 3))
  }

  @Test func `counts nest, also after an error`() {
    struct Refused: Error {}
    var inner: Allocations?

    #expect(throws: Refused.self) {
      _ = try Allocations.count { () throws(Refused) in throw Refused() }
    }
    let outer = Allocations.count {
      blackHole([UInt64](repeating: 1, count: 100))
      inner = Allocations.count { blackHole([UInt64](repeating: 1, count: 10)) }
    }

    #expect(inner == Allocations(count: 1, bytes: 112))
    #expect(outer == Allocations(count: 2, bytes: 944))
  }

  @Test func `a counter sees allocations of other threads`() async {
    let counter = AllocationCounter.start()
    await Task.detached { blackHole([UInt64](repeating: 1, count: 100_000)) }.value
    let cost = counter.stop()

    #expect(cost.map { $0.bytes >= 800_000 } == true)
  }

  @Test func `memory with a large alignment is counted`() {
    let cost = Allocations.count {
      let block = UnsafeMutableRawPointer.allocate(byteCount: 1_024, alignment: 256)
      blackHole(block)
      block.deallocate()
    }

    #expect(cost?.count == 1)
    #expect(cost.map { $0.bytes >= 1_024 } == true)
  }

  @Test func `the allocator accepts both settings for freed memory`() {
    #expect(Allocations.keepFreedMemory())
    #expect(Allocations.returnFreedMemory())
  }

  @Test func `an array has the room requested, whatever block the allocator has`() {
    // Holes that are 16 bytes too large for an array of one element, and not large enough to be split.
    let blocks = (0..<400).map { _ in UnsafeMutableRawPointer.allocate(byteCount: 56, alignment: 16)
    }
    for block in stride(from: 0, to: blocks.count, by: 2) { blocks[block].deallocate() }
    defer { for block in stride(from: 1, to: blocks.count, by: 2) { blocks[block].deallocate() } }
    UnsafeMutableRawPointer.allocate(byteCount: 4_096, alignment: 16).deallocate()

    let arrays = (0..<400).map { element in
      var array = [Int]()
      array.append(element)
      return array
    }

    #expect(Set(arrays.map(\.capacity)) == [1])
  }
}
