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
  /// Steps of a session, and sessions of a pattern.
  private static let most = 10_000

  static let random = Option(
    "random", .number("SEED"),
    help: "Records a random session on both screens instead of the scripted one.")
  static let steps = Option(
    "steps", .number("N", from: 1),
    help: """
      With --random: how many steps it has, \(Units.count(most)) at most; otherwise \
      \(RandomSession.usualSteps).
      """)
  static let replay = Option(
    "replay", .text("FILE"),
    help: "Replays the random sessions that FILE holds as JSON, and says where one ends elsewhere.")
  static let at = Option(
    "at", .number("EVENT"), help: "With --replay: only shows the screen after that event.")
  static let check = Option(
    "replay-check", .number("N", from: 1),
    help:
      "Records N random sessions of each pattern, \(Units.count(most)) at most, and replays them.")
  static let emitTest = Option(
    "emit-test", .text("FILE"),
    help: """
      Writes the random session that FILE holds as JSON as a Swift test, for the pattern that it was \
      recorded on or for that of --pattern, which also chooses among several; with --output, named \
      after that file.
      """)

  static let options = [random, steps, replay, at, check, emitTest]

  /// The session that takes the place of the scripted one.
  static func random(_ arguments: Arguments) throws(UsageError) -> RandomSession? {
    guard let seed = arguments[random].flatMap(UInt64.init) else {
      if arguments.has(steps) { throw UsageError("'--steps' needs '--random SEED'") }
      return nil
    }
    if arguments.has(TraceRequest.feature) || !arguments.operands.isEmpty {
      throw UsageError("'--random' is on both screens, so a feature has no place beside it")
    }
    if let level = arguments[TraceRequest.level].flatMap(TraceLevel.init), level < .actions {
      throw UsageError(
        "'--random' records at least actions, so '--level \(level.rawValue)' has no place beside it"
      )
    }
    let steps = try number(steps, of: "steps", arguments) ?? RandomSession.usualSteps
    return RandomSession(seed: seed, steps: steps)
  }

  private static func number(
    _ option: Option, of what: String, _ arguments: Arguments
  ) throws(UsageError) -> Int? {
    guard let number = arguments[option].flatMap(UInt64.init).map({ Int(clamping: $0) }) else {
      return nil
    }
    guard number <= most else {
      throw UsageError(
        """
        '\(option.spelling)' takes 1 to \(Units.count(most)) \(what), not \(Units.count(number))
        """)
    }
    return number
  }

  /// `nil` when nothing of that kind is asked for.
  init?(_ arguments: Arguments, of patterns: [any TraceablePattern]) throws(UsageError) {
    guard let (purpose, option) = try Self.purpose(arguments) else {
      if arguments.has(Self.at) { throw UsageError("'--at' needs '--replay FILE'") }
      return nil
    }
    let others = [
      Self.random, Self.steps, Self.replay, Self.check, Self.emitTest,
      TraceRequest.patterns(of: patterns), TraceRequest.feature, TraceRequest.level,
      TraceRequest.format,
      TraceRequest.diff,
    ]
    if let other = others.first(where: { $0.name != option.name && arguments.has($0) }) {
      throw UsageError("'\(option.spelling)' and '\(other.spelling)' exclude each other")
    }
    if let operand = arguments.operands.first { throw UsageError("unexpected '\(operand)'") }
    if arguments.has(TraceRequest.output), option.name != Self.emitTest.name {
      throw UsageError("'\(option.spelling)' writes no file, so '--output' has no place beside it")
    }
    self.purpose = purpose
    pattern = arguments[TraceRequest.pattern(of: patterns)]
    path = arguments[TraceRequest.output]
  }

  private static func purpose(
    _ arguments: Arguments
  ) throws(UsageError) -> (Purpose, Option)? {
    if let path = arguments[replay] {
      let event = arguments[at].flatMap(UInt64.init).map { Int(clamping: $0) }
      return (event.map { .show(path: path, after: $0) } ?? .replay(path: path), replay)
    }
    if let path = arguments[emitTest] { return (.emitTest(path: path), emitTest) }
    return try number(check, of: "sessions", arguments).map { (.check(sessions: $0), check) }
  }
}
