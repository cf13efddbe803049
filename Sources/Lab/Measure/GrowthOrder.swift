#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A way in which cost follows size.
public enum GrowthOrder: String, Sendable, Codable, CaseIterable {
  case constant = "O(1)"
  case squareRoot = "O(√n)"
  case linear = "O(n)"
  case linearithmic = "O(n log n)"

  /// What `size` elements cost, in a unit of no meaning; positive from a size of 2 on.
  public func cost(of size: Int) -> Double {
    let size = Double(size)
    return switch self {
    case .constant: 1
    case .squareRoot: size.squareRoot()
    case .linear: size
    case .linearithmic: size * log(size)
    }
  }
}
