/// How long work will go on, if it goes on as it began.
///
/// left = elapsed · (1 − done) / done
public struct TimeLeft: Sendable, Hashable {
  /// Whole seconds, rounded up; `nil` while less than a hundredth is done.
  public let seconds: Int?

  /// - Parameter done: the part of the work that is behind, from 0 to 1.
  public init(done: Double, after elapsed: Duration) {
    guard done >= 0.01 else {
      seconds = nil
      return
    }
    let left = Double(elapsed.nanoseconds) * (1 - done) / done / 1_000_000_000
    seconds = max(0, Int(left.rounded(.up)))
  }
}

extension TimeLeft: CustomStringConvertible {
  /// `42 s left`, or nothing while it cannot be told.
  public var description: String { seconds.map { "\($0) s left" } ?? "" }
}
