/// A random number generator with the same numbers on every machine for the same seed.
///
/// SplitMix64: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014,
/// in the form of Vigna's public-domain `splitmix64.c` (https://prng.di.unimi.it/splitmix64.c).
/// `Measure` has its own, because it depends on nothing of the app.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
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
  func element(using generator: inout SeededGenerator) -> Element {
    self[generator.next(below: count)]
  }
}
