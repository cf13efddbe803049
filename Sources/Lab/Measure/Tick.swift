/// A moment, read on the processor clock and on the wall clock together.
public struct Tick: Sendable, Hashable {
  /// Nanoseconds of processor time.
  public let cpu: Int
  /// Nanoseconds of wall time.
  public let wall: Int

  public init(cpu: Int, wall: Int) {
    self.cpu = cpu
    self.wall = wall
  }

  /// The time between `earlier` and this moment.
  public func elapsed(since earlier: Tick) -> Elapsed {
    Elapsed(cpu: cpu - earlier.cpu, wall: wall - earlier.wall)
  }
}
