/// The time between two ticks.
public struct Elapsed: Sendable, Hashable {
  /// Nanoseconds of processor time.
  public var cpu: Int
  /// Nanoseconds of wall time.
  public var wall: Int

  public static let zero = Elapsed(cpu: 0, wall: 0)

  public init(cpu: Int, wall: Int) {
    self.cpu = cpu
    self.wall = wall
  }

  public static func += (total: inout Elapsed, part: Elapsed) {
    total.cpu += part.cpu
    total.wall += part.wall
  }
}
