#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The normal distribution of mean 0 and variance 1.
enum StandardNormal {
  /// The probability of at most `z`: Φ(z) = erfc(−z / √2) / 2.
  static func cumulative(_ z: Double) -> Double {
    erfc(-z / 2.0.squareRoot()) / 2
  }
}
