import Foundation
import LabCommandLine
import LabContract
import LabExplore
import LabOutput
import LabPatterns
import LabSessions
import LabTrace

/// `lab explore`: every order of events up to a depth, on all patterns in lockstep.
struct ExploreCommand {
  private static let usualDepth = 6
  var patterns = Patterns.all

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    let chosen = try chosen(arguments)
    let path = arguments.outputPath
    if let path { try AtomicFile.check(path) }
    let alphabet = Alphabet.all.first { $0.name == arguments[.alphabet] } ?? .both
    let depth = arguments.number(of: .depth).map { Int($0) } ?? Self.usualDepth
    // To start processes takes longer than what a shallow run saves.
    let usual = depth < 4 ? 1 : ProcessInfo.processInfo.activeProcessorCount
    let processes = arguments.number(of: .walkers).map { Int($0) } ?? usual
    let explorer = Explorer(
      chosen, alphabet, depth: depth,
      seed: arguments.number(of: .exploreSeed) ?? 1,
      walkers: processes < 2
        ? [] : try (0..<processes).map { _ in try WalkerProcess(chosen, alphabet) })
    let start = ContinuousClock.now
    let exploring = try await explore(explorer, arguments, output)
    let report = ExploreReport(
      explorer, patterns: chosen.map(\.name),
      seconds: start.duration(to: .now) / .seconds(1), ofThemExploring: exploring / .seconds(1))
    if arguments[.format] == "json" {
      let text = try JSONFile.text(of: report)
      if let path { try AtomicFile.write(text, to: path) } else { output.results.write(text) }
    } else {
      output.print(ExploreText(report).summary)
      if let finding = explorer.findings.first {
        try await show(finding, recordedTo: path, output)
      } else if let path {
        output.print("\nEqual, so there is no session to write to \(path).")
      }
    }
    return explorer.findings.isEmpty ? .done : .failed
  }

  /// Returns at least two patterns. One alone gets MV as a partner, and MV gets MVVM.
  private func chosen(_ arguments: Arguments) throws(UsageError) -> [any TraceablePattern] {
    var names = arguments.words(of: .columns)
    if let name = arguments[.explored] {
      if names != nil { throw UsageError("'--pattern' and '--patterns' exclude each other") }
      names = [name, name == "MV" ? "MVVM" : "MV"]
    }
    guard let names else { return patterns }
    if names.count < 2 {
      throw UsageError(
        "'--patterns' needs two or more, to compare them; '--pattern \(names[0])' adds one")
    }
    return names.compactMap { name in patterns.first { $0.name == name } }
  }

  /// Returns how long trying every order took, without the random acts.
  private func explore(
    _ explorer: Explorer, _ arguments: Arguments, _ output: Output
  ) async throws -> Duration {
    let line = ProgressLine(output)
    defer { line.clear() }
    let start = ContinuousClock.now
    try await explorer.run {
      line.show(
        "\($0.states.grouped) states, \($0.paths.grouped) turns tried, \($0.starts.grouped) starts"
      )
    }
    let exploring = start.duration(to: .now)
    let seconds = arguments.number(of: .seconds).map { Duration.seconds(Int64($0)) }
    let acts = arguments.number(of: .acts).map { Int($0) }
    if explorer.findings.isEmpty, seconds != nil || acts != nil {
      let start = ContinuousClock.now
      await explorer.runRandomly { done in
        done >= acts ?? .max || seconds.map { start.duration(to: .now) >= $0 } ?? false
      } progress: {
        line.show("\($0.grouped) random acts")
      }
    }
    if !explorer.findings.isEmpty { line.show("shrinking the session") }
    await explorer.shrink()
    return exploring
  }

  /// Shows the session, then how two patterns went through it, then a test.
  private func show(_ finding: Finding, recordedTo path: String?, _ output: Output) async throws {
    output.print(ExploreText.session(of: finding))
    var recordings: [Recording] = []
    for name in finding.patterns.prefix(2) {
      guard let pattern = patterns.first(where: { $0.name == name }) else { continue }
      recordings.append(await finding.recording(of: pattern))
    }
    guard let last = recordings.last,
      let pattern = patterns.first(where: { $0.name == last.pattern })
    else { return }
    let trace = TraceText(recordings: recordings, format: .timeline, isSideBySide: true)
    output.results.write(
      "\n" + (try trace.rendered(width: output.width, style: output.results.style)))
    output.print("\nAs a test, for Tests/TraceTests/Emitted:\n")
    output.results.write(try EmittedTest(of: last, on: pattern).source)
    if let path {
      try AtomicFile.write(try recordings.map(JSONLines.text).joined(), to: path)
      output.print("\nWrote \(path), for lab trace --replay")
    }
  }
}

extension Command {
  static func explore(_ explore: ExploreCommand) -> Command {
    Command(
      name: "explore", summary: "tries every order of events", example: "lab explore --depth 4",
      options: [
        .depth, .alphabet, .explored, .columns, .exploreSeed, .seconds, .acts, .walkers, .format,
        .output,
      ],
      remark: """
        Acts of a person, answers of the server, time, leaving and coming back, in every order and up \
        to three in one turn, on all patterns in lockstep. Screens, calls under way, navigation, \
        messages and what stays in memory must be equal. Ends with 0 if they are, and with 1 at the first \
        divergence, with the shortest session that shows one; with --output, FILE then holds that \
        session for lab trace --replay, or the JSON. docs/explore.md says what equality here does not \
        say. Only a release build is fast: swift run -c release lab explore
        """,
      run: explore.run)
  }
}

extension Command {
  /// One of several processes that explore.
  static func walk(_ patterns: [any TraceablePattern]) -> Command {
    Command(
      name: WalkerProcess.command, summary: "takes walks, for lab explore",
      example: "lab explore --processes 2",
      operand: Operand(placeholder: "PATTERNS ALPHABET") { nil },
      isListed: false
    ) { arguments, _ in
      let names = arguments.operands.first?.split(separator: ",").map(String.init) ?? []
      let chosen = names.compactMap { name in patterns.first { $0.name == name } }
      guard arguments.operands.count == 2, !chosen.isEmpty,
        let alphabet = Alphabet.all.first(where: { $0.name == arguments.operands[1] })
      else { throw UsageError("a walk is started by lab explore, with PATTERNS and an ALPHABET") }
      try await WalkerProcess.run(chosen, alphabet)
      return .done
    }
  }
}

extension Option {
  static let walkers = Option(
    "processes", .number("N", in: 1...256),
    help: "Explores in N processes; otherwise one a core, and one at all below depth 4.")
  static let explored = Option(
    "pattern", .word("NAME", of: .patterns),
    help: "This pattern beside MV only, or MV beside MVVM, which takes a fraction of the time.")
  static let depth = Option(
    "depth", .number("N", in: 1...20), help: "How many events a session has; otherwise 6.")
  static let alphabet = Option(
    "alphabet", .word("NAME", of: Vocabulary("alphabet", Alphabet.all.map(\.name))),
    help: "The screens that the events are of: feed, profile, both or shared; otherwise both.")
  static let exploreSeed = Option(
    "seed", .number("N", in: 0 ... .max),
    help: "Decides which pruned sessions are walked on, and the random acts; otherwise 1.")
  static let seconds = Option(
    "seconds", .number("S", in: 1...1_000_000), help: "Goes on with random acts for S seconds.")
  static let acts = Option(
    "acts", .number("N", in: 1...1_000_000_000), help: "Goes on with N random acts.")
}
