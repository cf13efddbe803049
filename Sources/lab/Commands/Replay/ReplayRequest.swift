import Catalog

/// What `lab trace` is asked to do with sessions that can be replayed.
enum ReplayRequest {
  /// Goes through the recordings of a file again.
  case replay(path: String)
  /// Shows the screen after an event.
  case show(path: String, event: Int)
  case record(RandomSession)
  case check(sessions: UInt64)
  case emitTest(path: String)

  static let replay = Option(
    "replay", .text("FILE"),
    help:
      "Goes through the sessions that FILE holds as JSON again, and says where one ends elsewhere.")
  static let at = Option(
    "at", .number("EVENT"), help: "With --replay: only shows the screen after that event.")
  static let random = Option(
    "random", .number("SEED"),
    help: "Records a random session instead of the scripted one, as JSON for --replay.")
  static let steps = Option(
    "steps", .number("N"),
    help: "With --random: how many; otherwise \(RandomSession.usualSteps).")
  static let check = Option(
    "replay-check", .number("N"),
    help: "Records N random sessions of each form, and replays them.")
  static let emitTest = Option(
    "emit-test", .text("FILE"),
    help: "Writes the session that FILE holds as a test, for its form or for that of --form.")

  static let options = [replay, at, random, steps, check, emitTest]

  /// `nil` when nothing of that kind is asked for.
  init?(_ arguments: Arguments) throws(UsageError) {
    let asked = [Self.replay, Self.random, Self.check, Self.emitTest].filter(arguments.has)
    if asked.count > 1 {
      throw UsageError("'\(asked[0].spelling)' and '\(asked[1].spelling)' exclude each other")
    }
    if arguments.has(Self.at), !arguments.has(Self.replay) {
      throw UsageError("'--at' needs '--replay FILE'")
    }
    if arguments.has(Self.steps), !arguments.has(Self.random) {
      throw UsageError("'--steps' needs '--random SEED'")
    }
    let number = { (option: Option) in arguments[option].flatMap(UInt64.init) }
    if let path = arguments[Self.replay] {
      self =
        number(Self.at).map { .show(path: path, event: Int(clamping: $0)) } ?? .replay(path: path)
    } else if let seed = number(Self.random) {
      let steps = number(Self.steps).map(Int.init(clamping:)) ?? RandomSession.usualSteps
      self = .record(RandomSession(seed: seed, steps: steps))
    } else if let sessions = number(Self.check) {
      self = .check(sessions: sessions)
    } else if let path = arguments[Self.emitTest] {
      self = .emitTest(path: path)
    } else {
      return nil
    }
  }
}
