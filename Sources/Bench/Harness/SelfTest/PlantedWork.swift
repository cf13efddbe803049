import LabMeasure

/// Work whose length is known, because it is made of equal steps.
///
/// A step reads a number from an array and multiplies. It cannot begin before the previous one has
/// ended, so neither vectors nor speculation shorten the chain, and twice the steps take twice the time.
package enum PlantedWork {
  /// Numbers that the chain reads, over and over: 8 kB, like a small array of state.
  private static let count = 1_024

  static func timed(_ title: String, steps: Int) -> Contender {
    Contender(title) {
      [UInt64](repeating: 0x9E37_79B9_7F4A_7C15, count: count)
    } run: { numbers, iterations in
      for _ in 0..<iterations { blackHole(hash(numbers, steps: steps)) }
    }
  }

  /// Changes an array of so many numbers while another reference holds it, so each change copies it.
  static func copying(_ title: String, numbers: Int) -> Contender {
    Contender(title, work: .copying) {
      [UInt64](repeating: 1, count: numbers)
    } run: { numbers, iterations in
      for _ in 0..<iterations {
        let kept = numbers
        numbers[0] += 1
        blackHole(kept)
      }
    }
  }

  /// The multiplication and the prime are those of FNV-1a.
  @inline(never)
  private static func hash(_ numbers: [UInt64], steps: Int) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for step in 0..<steps {
      hash = (hash ^ numbers[step & (count - 1)]) &* 0x0000_0100_0000_01B3
    }
    return hash
  }
}
