import Catalog
import Contract
import Measure
import Report

extension Suite {
  /// One scripted session through the real screens of every form.
  package static let session = Suite(
    name: SessionSuite.name,
    question: "What does each thing that a person does cost, in every form?"
  ) { options, progress in
    if BuildMode.current == .debug { throw MeasureError.debugBuild }
    return try await SessionSuite(options: options, progress: progress).report()
  }
}

/// Compares the screens, counts, and times whole sessions, form by form in shuffled rounds.
@MainActor
struct SessionSuite {
  nonisolated static let name = "session"

  let options: BenchOptions
  /// Of the whole process, because work hops between threads.
  var stopwatch = Stopwatch.process
  let progress: (String) -> Void

  func report() async throws -> SuiteReport {
    SecondThread.start()
    let forms = try Catalog.forms(matching: options.filter, in: Self.name)
    progress("comparing screens")
    let wrong = try await SessionRun.wrongForms(forms)
    let correct = forms.filter { !wrong.contains($0.name) }

    progress("counting")
    var costs: [String: [Session.Kind: ActCost]] = [:]
    for form in correct { costs[form.name] = try await SessionRun(form: form).costs() }
    if options.isCountsOnly {
      let figures = costs.flatMap { form, costs in
        costs.map { ActFigure(form: form, kind: $0.key, cost: $0.value) }
      }
      return SuiteReport(
        suite: Self.name, tables: [], results: figures.map { $0.counts(in: Self.name) })
    }
    let timing = try await timing(of: correct)

    let figures = forms.flatMap { form in
      Session.Kind.allCases.map { kind in
        ActFigure(
          form: form.name, kind: kind, samples: timing.samples[form.name]?[kind],
          cost: costs[form.name]?[kind] ?? ActCost())
      }
    }
    let noise = NoiseReceipt(timing.rounds, in: .current())
    return SuiteReport(
      suite: Self.name,
      tables: SessionTables(figures: figures, rounds: timing.rounds).all,
      results: figures.map { $0.result(in: Self.name) }
        + forms.map { sessionResult($0.name, timing.rounds) },
      noise: noise)
  }

  func timing(
    of forms: [any TraceableForm]
  ) async throws -> (rounds: Rounds, samples: [String: [Session.Kind: [Double]]]) {
    let control = "control"
    let contenders =
      [(control, SessionRun(form: forms[0]))] + forms.map { ($0.name, SessionRun(form: $0)) }
    let count = options.isQuick ? Schedule.fewestRounds : 41
    var generator = SeededGenerator(seed: options.seed)
    var order = Array(contenders.indices)
    var sessions: [String: [Sample]] = [:]
    var samples: [String: [Session.Kind: [Double]]] = [:]
    for round in 1...count {
      progress("round \(round) of \(count)")
      order.shuffle(using: &generator)
      for index in order {
        let (name, run) = contenders[index]
        let times = try await run.times(on: stopwatch)
        sessions[name, default: []].append(Sample(times.values.reduce(.zero, +), iterations: 1))
        for (kind, elapsed) in times {
          samples[name, default: [:]][kind, default: []]
            .append(Double(elapsed.cpu) / Double(Session().count(of: kind)))
        }
      }
    }
    let series = forms.map { Series(name: $0.name, samples: sessions[$0.name] ?? []) }
    return (
      Rounds(
        seed: options.seed, baseline: series[0],
        control: Series(name: control, samples: sessions[control] ?? []),
        challengers: Array(series.dropFirst())),
      samples
    )
  }

  private func sessionResult(_ form: String, _ rounds: Rounds) -> BenchResult {
    var result = BenchResult(
      suite: Self.name, operation: "whole session", contender: form, size: Session.posts)
    guard let series = rounds.series.first(where: { $0.name == form }) else {
      result.verdict = BenchResult.wrong
      return result
    }
    result.setTime(series.time(), samples: series.cpu)
    if form != rounds.baseline.name {
      result.setComparison(rounds.comparison(of: series), to: rounds.baseline.name)
    }
    return result
  }
}

extension ActFigure {
  fileprivate func result(in suite: String) -> BenchResult {
    guard let samples, let time else {
      var result = BenchResult(
        suite: suite, operation: kind.rawValue, contender: form, size: Session.posts)
      result.verdict = BenchResult.wrong
      return result
    }
    var result = counts(in: suite)
    result.setTime(time, samples: samples)
    return result
  }

  fileprivate func counts(in suite: String) -> BenchResult {
    var result = BenchResult(
      suite: suite, operation: kind.rawValue, contender: form, size: Session.posts)
    result.acts = cost.acts
    result.bodies = cost.bodies
    result.mallocs = cost.allocations?.count
    result.bytes = cost.allocations?.bytes
    return result
  }
}

private func + (a: Elapsed, b: Elapsed) -> Elapsed {
  Elapsed(cpu: a.cpu + b.cpu, wall: a.wall + b.wall)
}
