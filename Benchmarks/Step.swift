import Measure

/// How far a suite has come, in a few words.
package struct Step: Sendable, Hashable, ExpressibleByStringInterpolation {
  package let text: String
  /// The part of the suite's timing that is behind, from 0 to 1; `nil` where nothing is timed yet.
  package let done: Double?

  package init(_ text: String, done: Double? = nil) {
    self.text = text
    self.done = done
  }

  /// - Parameter place: what is measured.
  init(_ step: RoundProgress, at place: String, done: Double) {
    switch step {
    case .calibrating(let name): self.init("\(place): calibrating \(name)", done: done)
    case .sampling(_, let round, let range):
      self.init("\(place): round \(round) of \(range.upperBound)", done: done)
    }
  }

  package init(stringLiteral text: String) {
    self.init(text)
  }

  /// The same as one of several launches.
  func inLaunch(_ number: Int, of launches: Int) -> Step {
    Step(
      "launch \(number + 1) of \(launches), \(text)",
      done: (Double(number) + (done ?? 0)) / Double(launches))
  }
}

extension Step: CustomStringConvertible {
  package var description: String { text }
}
