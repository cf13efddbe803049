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
}
