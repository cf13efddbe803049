import Measure
import Testing

@Suite struct BufferIdentityTests {
  /// Bytes that `change` copied, as the identities before and after it tell.
  private func copiedBytes(_ numbers: inout [UInt64], by change: (inout [UInt64]) -> Void) -> Int {
    let before = BufferIdentity(numbers)
    change(&numbers)
    return BufferIdentity.copiedBytes(from: before, to: BufferIdentity(numbers))
  }

  @Test(arguments: [1, 16, 160, 1_600, 16_000, 160_000])
  func `a change while somebody else holds the array copies all elements`(count: Int) {
    var numbers = [UInt64](repeating: 1, count: count)
    let kept = numbers

    let bytes = copiedBytes(&numbers) { $0[0] = 2 }

    #expect(bytes == count * 8)
    #expect(kept[0] == 1)
  }

  @Test func `a change by the only owner copies nothing`() {
    var numbers = [UInt64](repeating: 1, count: 1_000)

    #expect(copiedBytes(&numbers) { $0[0] = 2 } == 0)
  }

  @Test func `a copy is found although its capacity is smaller`() {
    var numbers: [UInt64] = []
    for _ in 0..<100 { numbers.append(1) }
    let capacity = numbers.capacity
    let kept = numbers

    let bytes = copiedBytes(&numbers) { $0[0] = 2 }

    #expect(bytes == 800)
    #expect(numbers.capacity < capacity)
    #expect(kept.count == 100)
  }

  @Test func `growing is not a copy`() {
    var numbers = [UInt64](repeating: 1, count: 1_000)

    let bytes = copiedBytes(&numbers) { numbers in
      while numbers.count <= 2_000 { numbers.append(2) }
    }

    #expect(bytes == 0)
  }

  @Test func `appending to a held array that has room is a copy`() {
    var numbers = [UInt64](repeating: 1, count: 1_000)
    numbers.reserveCapacity(2_000)
    let kept = numbers

    let bytes = copiedBytes(&numbers) { $0.append(2) }

    #expect(bytes == 8_000)
    #expect(kept.count == 1_000)
  }

  @Test func `removing from a held array is a copy`() {
    var numbers = [UInt64](repeating: 1, count: 1_000)
    let kept = numbers

    let bytes = copiedBytes(&numbers) { $0.remove(at: 3) }

    #expect(bytes == 8_000)
    #expect(kept.count == 1_000)
  }

  @Test func `rebuilding an array counts as a copy`() {
    var numbers = [UInt64](repeating: 1, count: 1_000)

    let bytes = copiedBytes(&numbers) { numbers in numbers = numbers.map { $0 + 1 } }

    #expect(bytes == 8_000)
  }

  @Test func `an identity holds no reference to its array`() {
    var numbers = [UInt64](repeating: 1, count: 1_000)
    let first = BufferIdentity(numbers)

    numbers[0] = 2

    #expect(BufferIdentity(numbers) == first)
  }
}
