import Measure

/// A change in an array, with and without somebody else who holds the array.
enum PlantedCopy {
  /// Whether address and allocations say together that all `count` elements were copied.
  ///
  /// - Parameter isHeld: whether a second reference is planted, which makes the change copy.
  /// - Returns: `nil` when the two disagree, or say something else than all or nothing. Where
  ///   allocations are not counted, the address decides alone.
  static func isFound(count: Int, isHeld: Bool) -> Bool? {
    var numbers = [UInt64](repeating: 1, count: count)
    let kept = isHeld ? numbers : []
    let before = BufferIdentity(numbers)
    let allocations = Allocations.count { numbers[count / 2] = 2 }
    let copied = BufferIdentity.copiedBytes(from: before, to: BufferIdentity(numbers))
    blackHole(kept)
    blackHole(numbers)

    let elements = count * MemoryLayout<UInt64>.stride
    switch copied {
    case 0 where allocations.map { $0 == Allocations(count: 0, bytes: 0) } ?? true: return false
    case elements where allocations.map { $0 == .array(ofBytes: elements) } ?? true: return true
    default: return nil
    }
  }
}

extension Allocations {
  /// One buffer, with the header of 32 bytes that an array has.
  fileprivate static func array(ofBytes bytes: Int) -> Allocations {
    Allocations(count: 1, bytes: bytes + 32)
  }
}
