import Catalog
import Contract
import Measure
import SourceCode
import Trace

/// Takes the scorecard: every cell comes from this run.
@MainActor
package struct Audit {
  /// The sources, and who is asked what they allow.
  private let sources: (checkout: Checkout, probe: CompilerProbe)?
  /// Whether the compiler is asked who may write, which takes half a second a form.
  private let asksCompiler: Bool
  private let replay: Replay
  private let progress: (String) -> Void

  /// Plays recorded sessions of a form again.
  package typealias Replay = @MainActor (any TraceableForm) async throws -> ReplayScore

  /// - Parameter checkout: `nil` leaves out what is counted in sources or asked of the compiler.
  package init(
    of checkout: Checkout?, modules: String = CompilerProbe.modulesOfThisBuild,
    asksCompiler: Bool = true,
    replay: @escaping Replay = ReplayScore.ofRandomSessions,
    progress: @escaping (String) -> Void = { _ in }
  ) {
    sources = checkout.flatMap { checkout in
      checkout.root.map { (checkout, CompilerProbe(root: $0, modules: modules)) }
    }
    self.asksCompiler = asksCompiler
    self.replay = replay
    self.progress = progress
  }

  /// The whole scorecard, with times.
  ///
  /// - Throws: `MeasureError.debugBuild` in a debug build, before any work; `CheckoutError` without sources;
  ///   `CompilerProbeError`.
  package func report(
    on forms: [any TraceableForm], schedule: Schedule = Schedule(rounds: 25...25),
    build: BuildMode = .current
  ) async throws -> AuditReport {
    if build == .debug { throw MeasureError.debugBuild }
    if sources == nil { throw CheckoutError.missing }
    SecondThread.start()
    var audits: [FormAudit] = []
    for form in forms {
      var audit = try await evidence(on: form)
      audit.levels = try await levels(on: form)
      progress("\(form.name): what it costs")
      audit.add(
        try await SessionPrice(form: form).rounds(TraceLevel.allCases, schedule: schedule))
      audits.append(audit)
    }
    let writes = try WritePrice.all(schedule: schedule, progress: progress)
    return AuditReport(environment: .current(), forms: audits, writes: writes)
  }

  /// The core of it: what is named and left open, what each level asks of the allocator, and what is replayed; the
  /// same in every run of a build.
  package func core(on form: any TraceableForm) async throws -> FormAudit {
    var audit = try await named(on: form)
    audit.levels = try await levels(on: form)
    try await addReplay(on: form, to: &audit)
    return audit
  }

  private func addReplay(on form: any TraceableForm, to audit: inout FormAudit) async throws {
    progress("\(form.name): what can be replayed")
    audit.replay = try await replay(form)
  }

  private func levels(on form: any TraceableForm) async throws -> [LevelPrice] {
    progress("\(form.name): what it asks for")
    return try await SessionPrice(form: form).levels()
  }

  /// What the trace tells, how well, and who may write.
  package func evidence(on form: any TraceableForm) async throws -> FormAudit {
    var audit = try await named(on: form)
    try await addReplay(on: form, to: &audit)
    progress("\(form.name): what is planted")
    audit.add(try await PlantedRun(form: form).score())
    guard let sources else { return audit }
    progress("\(form.name): who wrote")
    let source = sources.checkout.form(form.name)
    audit.sited = try await AttributionAudit(form: form).sited(in: source)
    if audit.sited == audit.mutations { audit.candidatesSited = 1 }
    return audit
  }

  private func named(on form: any TraceableForm) async throws -> FormAudit {
    var audit = FormAudit(name: form.name)
    progress("\(form.name): what is named")
    let attribution = AttributionAudit(form: form)
    audit.attributedDefault = try await attribution.outOfTheBox().named
    let added = try await attribution.withItsLines()
    (audit.mutations, audit.attributedAdded) = (added.mutations, added.named)
    audit.withField = added.withField
    if let sources { try await read(sources, of: form, into: &audit) }
    return audit
  }

  private func read(
    _ sources: (checkout: Checkout, probe: CompilerProbe), of form: any TraceableForm,
    into audit: inout FormAudit
  ) async throws {
    let source = sources.checkout.form(form.name)
    audit.addedLines = source.tracingLines
    audit.linesPerAction = source.linesPerAction
    var candidates = CandidateAudit()
    for feature in Session.Feature.allCases {
      let events = try await AttributionAudit(form: form).events(on: feature)
      candidates.add(events, on: feature, of: source)
    }
    audit.candidates = candidates.fields
    audit.candidatesBefore = candidates.before
    audit.candidatesAfter = candidates.after
    guard asksCompiler else { return }
    progress("\(form.name): who may write")
    audit.writeSurface = try WriteSurface(of: source, sources.probe).fields
  }
}

extension FormAudit {
  fileprivate mutating func add(_ score: PlantedScore) {
    planted = score.planted
    found = score.found
    precision = score.precision
    recall = score.recall
    exactPath = score.exactPaths
    withoutField = score.withoutField
    inOrder = score.inOrder
    underRightCause = score.underRightCause
  }

  /// Ratios to `off`, and the verdict on `off` itself beside no recorder.
  fileprivate mutating func add(_ rounds: Rounds) {
    guard let off = rounds.challengers.first else { return }
    offVerdict = rounds.comparison(of: off).verdict
    for (index, series) in rounds.challengers.enumerated() where index < levels.count {
      let ratio = Bootstrap().median(of: series.ratios(to: off))
      levels[index].ratio = ratio.median
      levels[index].ratioLow = ratio.low
      levels[index].ratioHigh = ratio.high
    }
  }
}
