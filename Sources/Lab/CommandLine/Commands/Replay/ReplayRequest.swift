import Contract
import Report
import Sessions
import Trace

/// What `lab trace` is asked to do with sessions that can be replayed.
struct ReplayRequest {
  enum Purpose {
    /// Goes through the recordings of a file again.
    case replay(path: String)
    /// Shows the screen after an event.
    case show(path: String, after: Event.ID)
    /// Records so many random sessions of each pattern, and replays them.
    case check(sessions: Int)
    case emitTest(path: String)
  }

  let purpose: Purpose
  /// Of the pattern that was asked for.
  let pattern: String?
  /// Where the test goes; `nil` for the standard output.
  let path: String?
}

extension ReplayRequest {
  /// The session that takes the place of the scripted one.
  static func random(_ arguments: Arguments) throws(UsageError) -> RandomSession? {
    guard let seed = arguments.number(of: .random) else {
      if arguments.has(.steps) { throw UsageError("'--steps' needs '--random SEED'") }
      return nil
    }
    if arguments.has(.feature) || !arguments.operands.isEmpty {
      throw UsageError("'--random' is on both screens, so a feature has no place beside it")
    }
    if let level = arguments[.level].flatMap(TraceLevel.init), level < .actions {
      throw UsageError(
        "'--random' records at least actions, so '--level \(level.rawValue)' has no place beside it"
      )
    }
    let steps = arguments.number(of: .steps).map { Int($0) } ?? RandomSession.usualSteps
    return RandomSession(seed: seed, steps: steps)
  }

  /// `nil` when nothing of that kind is asked for.
  init?(_ arguments: Arguments) throws(UsageError) {
    guard let (purpose, option) = try Self.purpose(arguments) else {
      if arguments.has(.at) { throw UsageError("'--at' needs '--replay FILE'") }
      return nil
    }
    let others: [Option] = [
      .random, .steps, .replay, .replayCheck, .emitTest, .patterns, .feature, .level, .traceFormat,
      .diff,
    ]
    if let other = others.first(where: { $0.name != option.name && arguments.has($0) }) {
      throw UsageError("'\(option.spelling)' and '\(other.spelling)' exclude each other")
    }
    if let operand = arguments.operands.first { throw UsageError("unexpected '\(operand)'") }
    if arguments.has(.output), option.name != Option.emitTest.name {
      throw UsageError("'\(option.spelling)' writes no file, so '--output' has no place beside it")
    }
    self.purpose = purpose
    pattern = arguments[.pattern]
    path = arguments.outputPath
  }

  private static func purpose(
    _ arguments: Arguments
  ) throws(UsageError) -> (Purpose, Option)? {
    if let path = arguments[.replay] {
      let event = arguments.number(of: .at).map { Int($0) }
      return (event.map { .show(path: path, after: $0) } ?? .replay(path: path), .replay)
    }
    if let path = arguments[.emitTest] { return (.emitTest(path: path), .emitTest) }
    return arguments.number(of: .replayCheck).map { (.check(sessions: Int($0)), .replayCheck) }
  }
}
