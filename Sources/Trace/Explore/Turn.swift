import LabTrace

/// What comes to an app before the main queue turns: one step, or several at once.
nonisolated package struct Turn: Hashable, Codable, Sendable {
  package let steps: [Step]

  package init(_ steps: Step...) { self.steps = steps }

  init(_ steps: [Step]) { self.steps = steps }
}

nonisolated extension Turn: CustomStringConvertible {
  /// The steps, as in `refresh + tap like-1`.
  package var description: String { steps.map(\.description).joined(separator: " + ") }
}
