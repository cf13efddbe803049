/// What a person sees at one moment, and what they could act on: to be compared with another moment, or another pattern.
nonisolated public struct Snapshot: Equatable, Sendable {
  public let text: String
  public let elements: [ScreenElement]
}

extension Stage {
  /// The screen as text, one line for each line that a person would see.
  public var text: String { upToDate().lines().joined(separator: "\n") }

  public var snapshot: Snapshot {
    Snapshot(text: text, elements: upToDate().targets().map(\.element))
  }
}
