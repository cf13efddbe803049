import LabCommandLine
import LabContract
import LabMeasure
import LabOutput
import LabPatterns
import LabSessions
import LabTrace

extension Command {
  static let trace = Command(
    name: "trace", summary: "shows who changed a field, and why",
    example: "lab trace --patterns MVVM,MVI feed",
    operand: Operand(placeholder: "FEATURE") { .features },
    options: [
      .pattern, .patterns, .level, .traceFormat, .output, .random, .steps, .replay,
      .at, .emitTest, .why,
    ],
    remark: """
      FEATURE is 'feed' or 'profile' (default: both). Each pattern records the same scripted session.
      """,
    run: TraceCommand().run)
}

extension Option {
  static let level = Option(
    "level", .word("LEVEL", of: Vocabulary("level", TraceLevel.allCases.map(\.rawValue))),
    help: """
      How much to record: 'off', 'actions', 'fields' (small values and counts), 'sites' (also the source line of \
      each write, in a debug build) or 'snapshots' (whole values; the default).
      """)
  static let traceFormat = Option(
    "format",
    .word("FORMAT", of: Vocabulary("format", TraceText.Format.allCases.map(\.rawValue))),
    help: """
      'tree' (each event under its cause), 'timeline' (by user action) or 'json' (one event a line). The default \
      is tree, or timeline with --patterns.
      """)
  static let random = Option(
    "random", .number("SEED", in: 0 ... .max),
    help: "Records a random session on both screens, not the scripted one.")
  static let steps = Option(
    "steps", .number("N", in: 1...10_000),
    help: "With --random: the steps (default: \(RandomSession.usualSteps), at most 10,000).")
  static let replay = Option(
    "replay", .text("FILE"),
    help: "Replays the random sessions in a JSON FILE, and reports the first difference.")
  static let at = Option(
    "at", .number("EVENT", in: 0...UInt64(Int.max)),
    help: "With --replay: shows only the screen after this event.")
  static let emitTest = Option(
    "emit-test", .text("FILE"),
    help: """
      Writes a Swift test that repeats the random session in a JSON FILE. The test is for the recorded pattern, \
      or the one of --pattern, and is named after the file of --output.
      """)
  static let why = Option(
    "why", .text("FIELD"),
    help: """
      Lists the changes of one field, such as posts[0].likeCount, each with its user action, named action, \
      source line and effect; or, for body:VIEW, why that view's body ran.
      """)
}

/// `lab trace`: records sessions and replays them.
struct TraceCommand {
  /// The options that ask for something else than a recording, each with those that may be beside it.
  private static let purposes: [(option: Option, companions: [Option])] = [
    (.replay, [.at, .pattern, .why]), (.emitTest, [.output, .pattern]),
    (.why, [.pattern, .patterns, .random, .steps, .replay]),
  ]

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    try check(arguments)
    if let question = arguments[.why] { return try await answer(question, arguments, output) }
    if let path = arguments[.replay] {
      let replays = try replays(in: path, of: arguments[.pattern])
      guard let event = arguments.number(of: .at) else { return await run(replays, output) }
      return try await show(replays, after: Int(event), of: path, output)
    }
    if let path = arguments[.emitTest] {
      return try emitTest(of: path, arguments, output)
    }
    return try await record(arguments, output)
  }

  private func check(_ arguments: Arguments) throws(UsageError) {
    for (option, companions) in Self.purposes where arguments.has(option) {
      let allowed = [option] + companions
      if let other = arguments.given.first(where: { given in
        !allowed.contains { $0.name == given.name }
      }) {
        throw UsageError("'\(option.spelling)' and '\(other.spelling)' exclude each other")
      }
      if option.name == Option.why.name { continue }
      if let operand = arguments.operands.first { throw UsageError("unexpected '\(operand)'") }
    }
    if arguments.has(.pattern), arguments.has(.patterns) {
      throw UsageError("'--pattern' and '--patterns' exclude each other")
    }
    for (option, other) in [(Option.at, Option.replay), (.steps, .random)]
    where arguments.has(option) && !arguments.has(other) {
      throw UsageError("'\(option.spelling)' needs '\(other.synopsis)'")
    }
    if arguments.has(.random), let operand = arguments.operands.first {
      throw UsageError("'--random' covers both screens; remove '\(operand)'")
    }
    if arguments.has(.random), arguments[.level] == TraceLevel.off.rawValue {
      throw UsageError("'--random' records actions at least, so it excludes '--level off'")
    }
  }
}

extension TraceCommand {
  /// Records a session on each pattern and shows it.
  func record(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    let chosen = try patterns(arguments)
    let features = features(arguments)
    let level = arguments[.level].flatMap(TraceLevel.init) ?? .snapshots
    let random = random(arguments)
    let path = arguments.outputPath
    if let path { try AtomicFile.check(path) }

    let progress = ProgressLine(output)
    defer { progress.clear() }
    var recordings: [Recording] = []
    var code = ExitCode.done
    for pattern in chosen {
      progress.show(pattern.name)
      if let random {
        recordings.append(try await random.recording(of: pattern, level: level))
        continue
      }
      let (recording, refusal) = await Self.session
        .recording(of: pattern, features: features, level: level)
      recordings.append(recording)
      if let refusal {
        output.complain("\(pattern.name): \(refusal); its trace ends there")
        code = .failed
      }
    }
    progress.clear()
    let format =
      arguments[.traceFormat].flatMap(TraceText.Format.init)
      ?? (arguments.has(.patterns) ? .timeline : .tree)
    let text = TraceText(
      recordings: recordings, format: format, isSideBySide: arguments.has(.patterns))
    try output.deliver(
      text.rendered(
        width: path == nil ? output.width : Output.usualWidth,
        style: path == nil ? output.results.style : .plain), to: path)
    return code
  }

  /// Two likes are enough to see that one is as another.
  static let session = Session(likes: 2)

  func patterns(_ arguments: Arguments) throws(UsageError) -> [any TraceablePattern] {
    let names = arguments.words(of: .patterns) ?? arguments[.pattern].map { [$0] }
    guard let names else { return Patterns.all }
    var chosen: [any TraceablePattern] = []
    for name in names { chosen.append(try pattern(name)) }
    return chosen
  }

  func features(_ arguments: Arguments) -> [Session.Feature] {
    Session.Feature.allCases.filter {
      arguments.operands.isEmpty || arguments.operands.contains($0.rawValue)
    }
  }

  func random(_ arguments: Arguments) -> RandomSession? {
    let steps = arguments.number(of: .steps).map { Int($0) } ?? RandomSession.usualSteps
    return arguments.number(of: .random).map { RandomSession(seed: $0, steps: steps) }
  }

  /// Reads all recordings of a file; at least one.
  func recordings(in path: String) throws(FileError) -> [Recording] {
    let data = try InputFile.read(path)
    return try reading(path) { try JSONLines.recordings(in: String(decoding: data, as: UTF8.self)) }
  }

  /// - Throws: What `read` throws, as the reason why the file cannot be used.
  func reading<Value>(_ path: String, _ read: () throws -> Value) throws(FileError) -> Value {
    do { return try read() } catch {
      throw .cannotRead(path: path, reason: "\(error)")
    }
  }

  /// Finds the pattern that a recording or an option names.
  func pattern(_ name: String?) throws(UsageError) -> any TraceablePattern {
    guard let name else { throw UsageError("its first line names no pattern") }
    let known = try Vocabulary.patterns.word(name)
    guard let pattern = Patterns.all.first(where: { $0.name == known }) else {
      throw UsageError("unknown pattern '\(name)'")
    }
    return pattern
  }
}
