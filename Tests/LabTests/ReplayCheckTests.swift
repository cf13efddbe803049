import Contract
import Domain
import MVI
import MVVM
import PatternList
import Report
import StageUI
import Testing
import Trace

@testable import lab

struct ReplayCheckTests {
  @Test func `a few sessions of a pattern are recorded and replayed`() async {
    let run = await Run("trace", "--replay-check", "2", "--pattern", "MVI")

    #expect(
      run.results == """
        Random sessions, recorded and replayed

        pattern  sessions  replay  as actions  as the person did them
        ─────────────────────────────────────────────────────────────
        MVI             2       2          28                       2

        as actions, as the person did them: how the acts of the sessions that replay
        were replayed; the backend, the clock and the router are not counted.

        """)
    #expect(run.code == .done)
  }

  @Test func `every pattern has a row, and no line is wider than the place it goes to`() async {
    let run = await Run("trace", "--replay-check", "1", width: 80)

    for pattern in Patterns.all { #expect(run.results.contains("\n\(pattern.name) ")) }
    #expect(run.longestLine <= 80)
  }

  @Test func `what ends elsewhere stands below, and fails`() async throws {
    let pattern = FicklePattern(recorded: MVVM.Pattern(), replayed: MVI.Pattern())
    let arguments = try Arguments(["--replay-check", "1"], options: [.replayCheck])
    let request = try #require(try ReplayRequest(arguments))
    var results = ""
    let sink = Sink(isTerminal: false, environment: [:]) { results += $0 }

    let code = try await ReplayRun(patterns: [pattern], request)
      .run(
        Output(
          results: sink, notes: Sink(isTerminal: false, environment: [:]) { _ in }, width: 80))

    #expect(
      results == """
        Random sessions, recorded and replayed

        pattern  sessions  replay  as actions  as the person did them
        ─────────────────────────────────────────────────────────────
        Fickle          1       0           0                       0

        as actions, as the person did them: how the acts of the sessions that replay
        were replayed; the backend, the clock and the router are not counted.

        Fickle, seed 0, event 1 (appear): expected effect page(nil): started, found
        appeared

        """)
    #expect(code == .failed)
  }
}

/// Is another pattern from its second recorder on.
private final class FicklePattern: TraceablePattern {
  nonisolated private let recorded: any TraceablePattern
  nonisolated private let replayed: any TraceablePattern
  private var first: Recorder?

  nonisolated init(recorded: any TraceablePattern, replayed: any TraceablePattern) {
    self.recorded = recorded
    self.replayed = replayed
  }

  nonisolated var name: String { "Fickle" }
  nonisolated var summary: String { "" }

  func feed(_ environment: AppEnvironment) -> any View { recorded.feed(environment) }

  func profile(_ id: Profile.ID, _ environment: AppEnvironment) -> any View {
    recorded.profile(id, environment)
  }

  func feed(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> any View {
    pattern(for: recorder).feed(environment, tracedBy: recorder)
  }

  func profile(
    _ id: Profile.ID, _ environment: AppEnvironment, tracedBy recorder: Recorder
  ) -> any View {
    pattern(for: recorder).profile(id, environment, tracedBy: recorder)
  }

  private func pattern(for recorder: Recorder) -> any TraceablePattern {
    first = first ?? recorder
    return first === recorder ? recorded : replayed
  }
}
