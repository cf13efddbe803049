import Catalog
import Contract
import Measure
import Report
import Trace

extension Suite {
  /// The scripted session once more, recorded.
  package static let traceability = Suite(
    name: TraceabilitySuite.name,
    question: "I can't find who changed this field: which form tells me?"
  ) { options, progress in
    if BuildMode.current == .debug { throw MeasureError.debugBuild }
    return try await TraceabilitySuite(options: options, progress: progress).report()
  }
}

@MainActor
struct TraceabilitySuite {
  nonisolated static let name = "traceability"

  let options: BenchOptions
  let progress: (Step) -> Void

  func report() async throws -> SuiteReport {
    let forms = try Catalog.forms(matching: options.filter, in: Self.name)
    let wrong = try await SessionRun.wrongForms(forms)
    var figures: [TraceFigure] = []
    for form in forms where !wrong.contains(form.name) {
      progress("recording \(form.name)")
      let recorder = Recorder()
      try await Session().run(on: form, tracedBy: recorder)
      figures.append(TraceFigure(form: form.name, events: recorder.events))
    }
    return SuiteReport(
      suite: Self.name, tables: [table(figures, wrong: wrong)],
      results: figures.map { $0.result(in: Self.name) } + wrong.map(wrongResult))
  }

  private func wrongResult(_ form: String) -> BenchResult {
    var result = BenchResult(
      suite: Self.name, operation: "whole session", contender: form, size: Session.posts)
    result.verdict = BenchResult.wrong
    return result
  }

  private func table(_ figures: [TraceFigure], wrong: [String]) -> Table {
    var table = Table(
      "Mutations that belong to a named action",
      columns: [
        .left("form"), .right("acts"), .right("actions"), .right("mutations"), .right("named"),
        .right("share"),
      ])
    for figure in figures {
      let attribution = figure.attribution
      let share = Double(attribution.named) / Double(max(1, attribution.mutations))
      table.addRow([
        Cell(figure.form), Cell(Units.count(figure.acts)), Cell(Units.count(figure.actions)),
        Cell(Units.count(attribution.mutations)), Cell(Units.count(attribution.named)),
        Cell(Units.percent(share), share == 1 ? .good : .bad),
      ])
    }
    for form in wrong { table.addRow([Cell(form), Cell(BenchResult.wrong, .bad)]) }
    table.footnotes = [
      """
      One session, recorded. acts: what the person did, which only a test stage can tell. actions: \
      the form's own words for it (intents, inputs), which an app can log. mutations: fields of the \
      screens' state that changed, but not the copies that InputOutput's views keep, nor the texts \
      that MVIContainer's keep. named: those with an action among their causes.
      """,
      """
      Forms differ in mutations where they observe different state: an output more in InputOutput, a \
      pending like in MVI and in MVIReactor, a flag more in MVIContainer. What each form had to add to \
      be traced stands in its Tracing.swift: a store names its intents in one line, and a reactor \
      its actions and its mutations in one each; an input, a listed entry or an intent's method is \
      named by a decorator; a view that writes to the state itself passes nothing that could be named.
      """,
      "See it: swift run lab trace --form MVI",
      "Again: swift run -c release lab bench \(Self.name)",
    ]
    return table
  }
}

/// What one form's recorded session holds.
struct TraceFigure {
  let form: String
  let acts: Int
  let actions: Int
  let attribution: Attribution

  @MainActor
  init(form: String, events: [Event]) {
    self.form = form
    acts = events.count { if case .act = $0.kind { true } else { false } }
    actions = events.count { if case .action = $0.kind { true } else { false } }
    attribution = Attribution(of: events)
  }

  @MainActor
  func result(in suite: String) -> BenchResult {
    var result = BenchResult(
      suite: suite, operation: "whole session", contender: form, size: Session.posts)
    result.mutations = attribution.mutations
    result.namedMutations = attribution.named
    return result
  }
}
