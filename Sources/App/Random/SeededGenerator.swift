/// A random number generator with the same numbers on every machine for the same seed.
///
/// SplitMix64: G. L. Steele Jr., D. Lea, C. H. Flood, "Fast Splittable Pseudorandom Number
/// Generators", OOPSLA 2014; constants as in S. Vigna's public-domain `splitmix64.c`.
package struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number in `0..<bound`, or 0 if that range is empty.
  ///
  /// Unlike `Int.random(in:using:)`, it draws once in every version of the standard library.
  package mutating func next(below bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(Swift.max(0, bound))).high)
  }
}

extension Array {
  /// Returns a random element of an array that is not empty.
  package func element(using generator: inout SeededGenerator) -> Element {
    self[generator.next(below: count)]
  }
}
