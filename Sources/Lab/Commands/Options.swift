import LabCommandLine
import LabContract
import LabPatterns
import LabSessions
import LabTrace

extension Option {
  // Of several commands
  static let pattern = Option(
    "pattern", .word("NAME", of: .patterns), help: "One pattern only; otherwise every pattern.")

  // lab trace
  static let patterns = Option(
    "patterns", .words("A,B", of: .patterns),
    help: """
      These patterns in this order, act by act: their timelines side by side where the window is wide \
      enough, otherwise one below the other.
      """)
  static let level = Option(
    "level", .word("LEVEL", of: Vocabulary("level", TraceLevel.allCases.map(\.rawValue))),
    help: """
      How much is recorded: 'off', 'actions', 'fields' (small values and counts), 'sites' (also the line of \
      each write, in a debug build) or 'snapshots' (all values); otherwise snapshots.
      """)
  static let traceFormat = Option(
    "format",
    .word("FORMAT", of: Vocabulary("format", TraceText.Format.allCases.map(\.rawValue))),
    help: """
      'tree' (each event under its cause), 'timeline' (act by act) or 'json' (a \
      line each); otherwise tree, and timeline with --patterns.
      """)
  static let random = Option(
    "random", .number("SEED", in: 0 ... .max),
    help: "Records a random session on both screens instead of the scripted one.")
  static let steps = Option(
    "steps", .number("N", in: 1...10_000),
    help: """
      With --random: how many steps it has, 10,000 at most; otherwise \(RandomSession.usualSteps).
      """)
  static let replay = Option(
    "replay", .text("FILE"),
    help: "Replays the random sessions that FILE holds as JSON, and reports where one differs.")
  static let at = Option(
    "at", .number("EVENT", in: 0...UInt64(Int.max)),
    help: "With --replay: only shows the screen after that event.")
  static let emitTest = Option(
    "emit-test", .text("FILE"),
    help: """
      Writes the random session that FILE holds as JSON as a Swift test, for the pattern that it was \
      recorded on or for that of --pattern, which also chooses among several; with --output, named \
      after that file.
      """)
  static let why = Option(
    "why", .text("FIELD"),
    help: """
      Answers for one field, such as posts[0].likeCount: its values, each with the act, the action, the \
      line and the effect behind it; or for body:VIEW why the body of that view ran.
      """)

  // lab compare
  static let columns = Option(
    "patterns", .words("A,B", of: .patterns),
    help: "These patterns in this order; otherwise every pattern.")
  static let metrics = Option(
    "metrics", help: "Counts instead: files, types, lines, scaffolding, entries on the way.")

  // lab draw, lab new
  static let into = Option(
    "into", .text("FOLDER"), help: "Writes there; otherwise to the current folder.")
  static let featurePattern = Option(
    "pattern", .word("PATTERN", of: .builtInPatterns),
    help: "The pattern of a new feature; otherwise \(NewCommand.usualPattern).")
  static let from = Option(
    "from", .word("PATTERN", of: .builtInPatterns),
    help: "The pattern whose screens are copied; otherwise \(NewCommand.usualPattern).")
}

extension Vocabulary {
  static let patterns = Vocabulary("pattern", Patterns.all.map(\.name))
  static let builtInPatterns = Vocabulary("pattern", Patterns.builtIn.map(\.name))
  static let features = Vocabulary("feature", Session.Feature.allCases.map(\.rawValue))
}
