#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A cost that has a part of its own and one that follows size: time = fixed + factor · size^exponent.
struct PowerLaw {
  let fixed: Double
  let factor: Double
  let exponent: Double

  typealias Point = (size: Double, time: Double)

  /// The exponent is the median slope over all pairs of points on a log–log scale, and the factor goes
  /// through the median of the points. Points at or below the fixed cost are left out.
  init(through points: [Point], fixed: Double = 0) {
    let logs = points.filter { $0.time > fixed }.map { (x: log($0.size), y: log($0.time - fixed)) }
    let slopes = logs.indices.flatMap { first in
      logs[(first + 1)...].compactMap { second in
        second.x == logs[first].x ? nil : (second.y - logs[first].y) / (second.x - logs[first].x)
      }
    }
    let exponent = Statistics.median(of: slopes)
    self.fixed = fixed
    self.exponent = exponent
    factor = exp(Statistics.median(of: logs.map { $0.y - exponent * $0.x }))
  }

  /// Looks for the fixed cost too.
  ///
  /// It begins with all of the time at the smallest size. What stands out of that at the other sizes by
  /// more than `resolution` is fitted; what the fit leaves of the smallest time is the next fixed cost,
  /// and so on, until it stays where it is. `nil` where fewer than two sizes stand out: then a cost that
  /// follows size cannot be told from a fixed one.
  ///
  /// - Parameters:
  ///   - points: in the order of their sizes.
  ///   - start: the fixed cost to begin with, where a good guess is known.
  init?(
    removingFixedCostFrom points: [Point], resolution: Double, startingAt start: Double? = nil
  ) {
    guard let smallest = points.first else { return nil }
    var fixed = start ?? smallest.time
    for _ in 0..<(start == nil ? 40 : 4) {
      let outstanding = points.filter { $0.time - fixed > resolution * $0.time }
      guard outstanding.count > 1 else { return nil }
      let law = PowerLaw(through: outstanding, fixed: fixed)
      guard law.exponent > 0 else { return nil }
      let next = max(0, smallest.time - law.factor * pow(smallest.size, law.exponent))
      let isSteady = abs(next - fixed) <= 1e-4 * smallest.time
      fixed = next
      if isSteady { break }
    }
    let outstanding = points.filter { $0.time - fixed > resolution * $0.time }
    guard outstanding.count > 1 else { return nil }
    self.init(through: outstanding, fixed: fixed)
  }
}
