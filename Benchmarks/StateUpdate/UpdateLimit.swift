import Measure

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The largest state whose update stays under a time.
enum UpdateLimit: Equatable {
  /// The time of an update does not grow.
  case any
  /// It does not grow either, and is longer from the start.
  case nowhere
  case elements(Estimate)
  /// Further off than ``reach`` times the largest state that was timed.
  case beyond(Int)

  /// How far the fit is followed past the largest state.
  static let reach = 100.0

  /// Solves `time = fixed + (t − fixed) × (elements / n)^exponent` for the elements, where n is the size
  /// whose time t is nearest to `nanoseconds`: so the fit is followed over the shortest way, and what is
  /// not straight in it counts little. The interval has the smallest and the largest of the solutions
  /// for the ends of both intervals, that of t and that of the exponent.
  ///
  /// - Parameter row: one strategy and operation, every size. `nil` where its growth is not known.
  init?(_ row: [UpdateFigure], growth: UpdateGrowth?, nanoseconds: Double = 1_000_000) {
    let times = row.compactMap { figure in
      figure.timing.map { (size: Double(figure.size), time: $0.time) }
    }
    func distance(_ time: Double) -> Double { abs(log(time / nanoseconds)) }
    guard let growth, let largest = row.map(\.size).max(),
      let nearest = times.min(by: { distance($0.time.median) < distance($1.time.median) })
    else { return nil }
    if growth.order == .constant {
      self = nearest.time.median < nanoseconds ? .any : .nowhere
      return
    }
    func solved(_ time: Double, _ exponent: Double) -> Double {
      let (given, needed) = (time - growth.fixedCost, nanoseconds - growth.fixedCost)
      guard exponent > 0, given > 0 else { return .infinity }
      return needed > 0 ? nearest.size * pow(needed / given, 1 / exponent) : 0
    }
    let (time, exponent) = (nearest.time, growth.exponent)
    let ends = [time.low, time.high].flatMap { time in
      [exponent.low, exponent.high].map { solved(time, $0) }
    }
    let median = solved(time.median, exponent.median)
    let farthest = Double(largest) * Self.reach
    if median > farthest {
      self = .beyond(Int(farthest))
    } else {
      self = .elements(
        Estimate(low: ends.min() ?? median, median: median, high: ends.max() ?? median))
    }
  }
}

/// The time that a screen has for one picture.
enum Frame {
  static let at120Hertz = 1e9 / 120
  static let at60Hertz = 1e9 / 60
}
