import Catalog
import Contract
import Domain
import MVI
import MVVM
import Report
import StageUI
import Testing
import Trace

@testable import lab

struct ReplayCheckTests {
  @Test func `a few sessions of a form are recorded and replayed`() async {
    let run = await Run("trace", "--replay-check", "2", "--form", "MVI")

    #expect(
      run.results == """
        Random sessions, recorded and replayed

        form  sessions  replay  as actions  as the person did them
        ──────────────────────────────────────────────────────────
        MVI          2       2          28                       2

        as actions, as the person did them: how the acts of the sessions that replay
        were replayed; the backend, the clock and the router are not counted.

        """)
    #expect(run.code == .done)
  }

  @Test func `every form has a row, and no line is wider than the place it goes to`() async {
    let run = await Run("trace", "--replay-check", "1", width: 80)

    for form in Catalog.forms { #expect(run.results.contains("\n\(form.name) ")) }
    #expect(run.longestLine <= 80)
  }

  @Test func `what ends elsewhere stands below, and fails`() async throws {
    let form = FickleForm(recorded: MVVM.Pattern(), replayed: MVI.Pattern())
    let arguments = try Arguments(["--replay-check", "1"], options: ReplayRequest.options)
    let request = try #require(try ReplayRequest(arguments, of: [form]))
    var results = ""
    let sink = Sink(isTerminal: false, environment: [:]) { results += $0 }

    let code = try await ReplayRun(forms: [form], request)
      .run(Output(results: sink, notes: sink, width: 80))

    #expect(
      results == """
        Random sessions, recorded and replayed

        form    sessions  replay  as actions  as the person did them
        ────────────────────────────────────────────────────────────
        Fickle         1       0           0                       0

        as actions, as the person did them: how the acts of the sessions that replay
        were replayed; the backend, the clock and the router are not counted.

        Fickle, seed 0, event 1 (appear): expected effect page(nil): started, found
        appeared

        """)
    #expect(code == .failed)
  }
}

/// Is another form from its second recorder on.
private final class FickleForm: TraceableForm {
  nonisolated private let recorded: any TraceableForm
  nonisolated private let replayed: any TraceableForm
  private var first: Recorder?

  nonisolated init(recorded: any TraceableForm, replayed: any TraceableForm) {
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
    form(for: recorder).feed(environment, tracedBy: recorder)
  }

  func profile(
    _ id: Profile.ID, _ environment: AppEnvironment, tracedBy recorder: Recorder
  ) -> any View {
    form(for: recorder).profile(id, environment, tracedBy: recorder)
  }

  private func form(for recorder: Recorder) -> any TraceableForm {
    first = first ?? recorder
    return first === recorder ? recorded : replayed
  }
}
