import Contract
import Report
import Sessions
import Trace

/// What `lab trace` is asked for.
struct TraceRequest {
  enum Format: String, CaseIterable {
    case tree
    case timeline
    case json
  }

  /// The patterns to record, in order.
  let patterns: [any TraceablePattern]
  let features: [Session.Feature]
  /// What is recorded instead of the scripted session.
  let random: RandomSession?
  /// `nil` when none was asked for.
  let level: TraceLevel?
  let format: Format
  /// Whether patterns are shown next to each other.
  let isSideBySide: Bool
  /// Where the trace goes; `nil` for the standard output.
  let path: String?

  /// Whether it is told who wrote; only when asked for, because it takes a while to look up.
  var namesSites: Bool { level.map { $0 >= .sites } ?? false }
}

extension TraceRequest {
  static let feature = Option(
    "feature", .word("FEATURE", of: features), help: "The same as the operand.")
  static let level = Option(
    "level", .word("LEVEL", of: Vocabulary("level", TraceLevel.allCases.map(\.rawValue))),
    help: """
      How much is recorded: 'off', 'actions', 'fields', 'sites' (also who wrote, which is then \
      shown) or 'snapshots' (also all values); otherwise snapshots, without who wrote.
      """)
  static let format = Option(
    "format", .word("FORMAT", of: Vocabulary("format", Format.allCases.map(\.rawValue))),
    help: """
      'tree' (each event under its cause), 'timeline' (act by act, with the time) or 'json' (a \
      line each); otherwise tree, and timeline with --patterns.
      """)
  static let output = Option(
    "output", .text("FILE"), help: "Writes the trace to FILE, in full or not at all.")
  static let diff = Option(
    "diff", .text("OLD"),
    help: """
      Tells what differs from the trace that OLD holds as JSON: in the trace that the operand NEW \
      holds, or without it in the same session, recorded now.
      """)

  static let features = Vocabulary("feature", Session.Feature.allCases.map(\.rawValue))

  static func pattern(of patterns: [any TraceablePattern]) -> Option {
    let names = Vocabulary("pattern", patterns.map(\.name))
    return Option(
      "pattern", .word("NAME", of: names), help: "One pattern only; otherwise every pattern.")
  }

  static func patterns(of patterns: [any TraceablePattern]) -> Option {
    let names = Vocabulary("pattern", patterns.map(\.name))
    return Option(
      "patterns", .words("A,B", of: names),
      help: "These patterns in this order; their timelines stand side by side, act by act.")
  }

  init(_ arguments: Arguments, of patterns: [any TraceablePattern]) throws(UsageError) {
    let one = arguments[Self.pattern(of: patterns)]
    let several = arguments.words(of: Self.patterns(of: patterns))
    if one != nil, several != nil {
      throw UsageError("'--pattern' and '--patterns' exclude each other")
    }
    let names = several ?? one.map { [$0] } ?? patterns.map(\.name)
    self.patterns = names.compactMap { name in patterns.first { $0.name == name } }
    features = try Self.features(arguments)
    random = try ReplayRequest.random(arguments)
    level = arguments[Self.level].flatMap(TraceLevel.init)
    let format = arguments[Self.format].flatMap(Format.init)
    self.format = format ?? (several == nil ? .tree : .timeline)
    isSideBySide = several != nil && self.format == .timeline
    path = arguments[Self.output]
  }

  /// What a person should know who keeps a random session to replay it.
  func warning(of recording: Recording) -> String? {
    guard random != nil, format == .json, recording.dropped > 0 else { return nil }
    return """
      \(recording.pattern ?? ""): the first \(Units.count(recording.dropped)) happenings were dropped, so this \
      recording cannot be replayed; one of fewer --steps can
      """
  }

  private static func features(
    _ arguments: Arguments
  ) throws(UsageError) -> [Session.Feature] {
    var words: [String] = []
    for word in arguments.operands + [arguments[feature]].compactMap(\.self) {
      words.append(try features.word(word))
    }
    return words.isEmpty
      ? Session.Feature.allCases : Session.Feature.allCases.filter { words.contains($0.rawValue) }
  }
}
