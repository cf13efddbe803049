#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Student's distribution, for whole degrees of freedom.
struct StudentT {
  /// At least 1.
  let freedom: Int

  /// The probability of at most `t`.
  ///
  /// The finite series of M. Abramowitz and I. A. Stegun, "Handbook of Mathematical Functions",
  /// National Bureau of Standards 1964, 26.7.3 and 26.7.4, for A = P(−t…t) with θ = atan(t / √ν).
  func cumulative(_ t: Double) -> Double {
    let angle = atan(t / Double(freedom).squareRoot())
    let square = cos(angle) * cos(angle)
    let isOdd = freedom % 2 == 1
    var term = isOdd ? cos(angle) : 1
    var sum = freedom == 1 ? 0 : term
    for factor in stride(from: isOdd ? 3 : 2, to: freedom, by: 2) {
      term *= square * Double(factor - 1) / Double(factor)
      sum += term
    }
    let within = isOdd ? 2 / .pi * (angle + sin(angle) * sum) : sin(angle) * sum
    return (1 + within) / 2
  }

  /// The value that is not exceeded with this probability, above 0 and below 1; by bisection.
  func quantile(_ probability: Double) -> Double {
    var (low, high) = (-1e4, 1e4)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if cumulative(middle) < probability { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
