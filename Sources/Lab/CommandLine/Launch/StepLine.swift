import Benchmarks

/// A step of a suite as a line from one process to another: `0.25 like one post: round 3 of 4`.
enum StepLine {
  static func text(of step: Step) -> String {
    "\(step.done ?? 0) \(step.text)\n"
  }

  static func step(_ line: Substring) -> Step? {
    let parts = line.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let done = Double(parts[0]) else { return nil }
    return Step(String(parts[1]), done: done)
  }
}

/// Writes steps, a few a second: to write and to read them takes processor time beside what is timed.
final class StepWriter {
  private let put: (String) -> Void
  private var last: ContinuousClock.Instant?

  static let pause = Duration.milliseconds(250)

  init(_ put: @escaping (String) -> Void) {
    self.put = put
  }

  func write(_ step: Step) {
    let now = ContinuousClock.now
    if let last, last.duration(to: now) < Self.pause { return }
    last = now
    put(StepLine.text(of: step))
  }
}
