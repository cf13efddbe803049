import LabMeasure
import Testing

struct BufferIdentityTests {
  /// Bytes that `change` copied, as the identities before and after it show.
  private func copiedBytes(_ numbers: inout [UInt64], by change: (inout [UInt64]) -> Void) -> Int {
    let before = BufferIdentity(numbers)
    change(&numbers)
    return BufferIdentity.copiedBytes(from: before, to: BufferIdentity(numbers))
  }

  @Test(arguments: [1, 16, 160_000])
  func `a change of a held array copies all elements`(count: Int) {
    var numbers = [UInt64](repeating: 1, count: count)
    let kept = numbers

    #expect(copiedBytes(&numbers) { $0[0] = 2 } == count * 8)
    #expect(kept[0] == 1)
  }

  @Test func `neither growing nor a change by the only owner is a copy`() {
    var numbers = [UInt64](repeating: 1, count: 1_000)

    #expect(copiedBytes(&numbers) { $0[0] = 2 } == 0)
    #expect(copiedBytes(&numbers) { $0 += Array(repeating: 2, count: 1_001) } == 0)
  }

  @Test func `appending to a held array with room, removing and rebuilding are copies`() {
    var numbers = [UInt64](repeating: 1, count: 1_000)
    numbers.reserveCapacity(2_000)
    let kept = numbers

    #expect(copiedBytes(&numbers) { $0.append(2) } == 8_000)
    let keptToo = numbers
    #expect(copiedBytes(&numbers) { $0.remove(at: 3) } == 8_008)
    #expect(copiedBytes(&numbers) { numbers in numbers = numbers.map { $0 + 1 } } == 8_000)
    #expect((kept.count, keptToo.count) == (1_000, 1_001))
  }
}
