/// How a replay went that ended where the recording did.
nonisolated package struct ReplayResult: Hashable, Sendable {
  enum Way {
    case actions
    case act
    /// The backend, the clock, or a screen that comes or goes.
    case outside
  }

  package let source: Replay.Source

  /// Steps that were replayed as actions of the pattern.
  package private(set) var fromActions = 0

  /// Steps that were replayed as the person did them.
  package private(set) var fromActs = 0

  /// Answers, waits, and screens that came or went.
  package private(set) var fromOutside = 0

  /// The last screen.
  package internal(set) var screen: String

  init(source: Replay.Source, screen: String) {
    self.source = source
    self.screen = screen
  }

  mutating func count(_ way: Way) {
    switch way {
    case .actions: fromActions += 1
    case .act: fromActs += 1
    case .outside: fromOutside += 1
    }
  }
}
