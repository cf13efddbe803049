import Foundation

/// How time grows with size: time = fixed cost + factor · size to the power of the exponent.
///
/// The exponent is the Theil–Sen slope on a log–log scale, without the fixed cost; see docs/method.md.
///
/// ```swift
/// var times: [Growth.Times] = []
/// for size in [1_000, 10_000, 100_000] {
///   times.append((size, try await rounds(of: size).baseline.cpuByProcess))
/// }
/// Growth(times: times).order  // .linear, if ten times the size takes ten times as long
/// ```
public struct Growth: Sendable, Hashable {
  /// 0 for constant time, 1 for linear time. The interval resamples processes and rounds of each size.
  public let exponent: Estimate
  /// The nanoseconds that an element more takes, between the smallest and the largest size.
  private let perElement: Estimate
  /// The time at the largest size, divided by that at the smallest.
  let factor: Double
  /// How far the slopes between neighbouring sizes, on a log–log scale, are apart.
  private let bend: Double
  /// Room in the ``exponent`` for slower memory behind larger arrays.
  private let room: Double

  /// Times of one size, one list per process.
  public typealias Times = (size: Int, processes: [[Double]])

  /// Fits the law to the times.
  ///
  /// - Parameter times: positive sizes with their times in nanoseconds, all from as many processes. Fewer
  ///   than two different sizes give NaN.
  public init(times: [Times], bootstrap: Bootstrap = Bootstrap()) {
    let times = times.sorted { $0.size < $1.size }
    func series(_ medians: [Double]) -> [PowerLaw.Point] {
      zip(times, medians).map { (size: Double($0.size), time: $1) }
    }
    func slope(_ points: [PowerLaw.Point]) -> Double {
      guard let least = points.first, let most = points.last, least.size < most.size else {
        return .nan
      }
      return (most.time - least.time) / (most.size - least.size)
    }
    let resamples = bootstrap.medians(ofEach: times.map(\.processes)).map(series)
    let points = series(times.map { Statistics.median(of: Array($0.processes.joined())) })
    let law = PowerLaw(removingFixedCostFrom: points)
    factor = (points.last?.time ?? .nan) / (points.first?.time ?? .nan)
    room = log(Self.slowerMemory) / log((points.last?.size ?? .nan) / (points.first?.size ?? .nan))
    // A fixed cost, a factor and an exponent fit any three points.
    bend = PowerLaw.bend(of: points, fixed: points.count > 3 ? law?.fixed ?? 0 : 0)

    perElement = bootstrap.interval(of: resamples.map(slope), around: slope(points))
    let exponents = resamples.map { points in
      // Without a law to start from, nothing exceeds a fixed cost, and nothing is removed.
      let refined = law.flatMap { PowerLaw(removingFixedCostFrom: points, startingAt: $0.fixed) }
      return (refined ?? PowerLaw(through: points)).exponent
    }
    exponent = bootstrap.interval(
      of: exponents, around: (law ?? PowerLaw(through: points)).exponent)
  }

  /// An element of the largest size may cost this many times as much without another algorithm.
  static let slowerMemory = 1.4
  /// Nothing that visits every element does so in fewer nanoseconds each. A rise of less is that of slower
  /// memory: an element of a large state is in no cache.
  static let leastPerElement = 0.02
  /// The largest ``bend`` of one law: it makes ten times the size 1.6 times as expensive.
  private static let largestBend = 0.2

  /// The order that the exponent allows to claim; `nil` when it may be both 0 and 1, or neither.
  public var order: GrowthOrder? {
    let widened = Estimate(
      low: exponent.low - room, median: exponent.median, high: exponent.high + room)
    return switch (widened.contains(0), widened.contains(1)) {
    case _ where perElement.high < Self.leastPerElement: .constant
    case (true, false): .constant
    case _ where bend > Self.largestBend: .irregular
    case (false, true): .linear
    case (true, true), (false, false): nil
    }
  }
}

/// An order of growth with a name.
public enum GrowthOrder: String, Sendable, CaseIterable {
  /// The time does not depend on the size.
  case constant = "O(1)"
  /// The time is proportional to the size, apart from a fixed cost.
  case linear = "O(n)"
  /// No power of the size: a step, as of a hash table that doubles, or a threshold of the allocator.
  case irregular
}

/// A cost with a fixed part and one that follows size: time = fixed + factor · size^exponent.
struct PowerLaw {
  let fixed: Double
  let factor: Double
  let exponent: Double

  typealias Point = (size: Double, time: Double)

  /// Fits the exponent, the median slope over all pairs of points on a log–log scale, and the factor,
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

  /// Returns how far the steepest and the flattest slope between neighbouring points are apart, without
  /// the fixed cost; 0 with fewer than three points of which it is less than half.
  static func bend(of points: [Point], fixed: Double) -> Double {
    let logs = points.filter { $0.time > 2 * fixed }.map {
      (x: log($0.size), y: log($0.time - fixed))
    }
    let slopes = zip(logs, logs.dropFirst()).filter { $0.x < $1.x }.map {
      ($1.y - $0.y) / ($1.x - $0.x)
    }
    return (slopes.max() ?? 0) - (slopes.min() ?? 0)
  }

  /// Fits the fixed cost too.
  ///
  /// Begins with all of the time at the smallest size, as docs/method.md describes. `nil` where fewer than two
  /// sizes exceed it: then a cost that follows size cannot be told from a fixed one.
  ///
  /// - Parameters:
  ///   - points: in the order of their sizes.
  ///   - start: the fixed cost to begin with, where a good guess is known.
  init?(removingFixedCostFrom points: [Point], startingAt start: Double? = nil) {
    guard let smallest = points.first else { return nil }
    func law(_ fixed: Double) -> PowerLaw? {
      let outstanding = points.filter { $0.time - fixed > Band.smallestDelta * $0.time }
      let law = PowerLaw(through: outstanding, fixed: fixed)
      return outstanding.count > 1 && law.exponent > 0 ? law : nil
    }
    var fixed = start ?? smallest.time
    for _ in 0..<(start == nil ? 40 : 4) {
      guard let law = law(fixed) else { return nil }
      let next = max(0, smallest.time - law.factor * pow(smallest.size, law.exponent))
      let isSteady = abs(next - fixed) <= 1e-4 * smallest.time
      fixed = next
      if isSteady { break }
    }
    guard let law = law(fixed) else { return nil }
    self = law
  }
}
