/// One timed run of a contender, divided by its iterations.
public struct Sample: Sendable, Codable, Hashable {
  /// Nanoseconds of processor time per iteration.
  public let cpu: Double
  /// Nanoseconds of wall time per iteration.
  public let wall: Double
  /// How many iterations were timed.
  public let iterations: Int

  public init(cpu: Double, wall: Double, iterations: Int) {
    self.cpu = cpu
    self.wall = wall
    self.iterations = iterations
  }

  /// - Parameter iterations: at least 1.
  public init(_ elapsed: Elapsed, iterations: Int) {
    self.cpu = Double(elapsed.cpu) / Double(iterations)
    self.wall = Double(elapsed.wall) / Double(iterations)
    self.iterations = iterations
  }

  /// Whether other work held the processor: wall / cpu > 1.05.
  public var isPreempted: Bool {
    wall > cpu * 1.05
  }
}
