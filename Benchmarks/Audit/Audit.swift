import Contract
import Measure
import Sessions
import SourceCode
import Trace

/// Takes the scorecard: every cell comes from this run.
@MainActor
package struct Audit {
  /// The sources, and who is asked what they allow.
  private let sources: (checkout: Checkout, probe: CompilerProbe)?
  /// Whether the compiler is asked who may write, which takes half a second a pattern.
  private let asksCompiler: Bool
  private let replay: Replay
  private let progress: (String) -> Void

  /// Plays recorded sessions of a pattern again.
  package typealias Replay = @MainActor (any TraceablePattern) async throws -> ReplayScore

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
    on patterns: [any TraceablePattern], schedule: Schedule = Schedule(rounds: 25, seed: 2026),
    build: BuildMode = .current
  ) async throws -> AuditReport {
    if build == .debug { throw MeasureError.debugBuild }
    if sources == nil { throw CheckoutError.missing }
    SecondThread.start()
    var audits: [PatternAudit] = []
    for pattern in patterns {
      var audit = try await evidence(on: pattern)
      audit.levels = try await levels(on: pattern)
      progress("\(pattern.name): what it costs")
      audit.add(
        try await SessionPrice(pattern: pattern).rounds(TraceLevel.allCases, schedule: schedule))
      audits.append(audit)
    }
    let writes = try await WritePrice.all(schedule: schedule, progress: progress)
    return AuditReport(environment: .current(), patterns: audits, writes: writes)
  }

  /// The core of it: what is named and left open, what each level asks of the allocator, and what is replayed; the
  /// same in every run of a build.
  package func core(on pattern: any TraceablePattern) async throws -> PatternAudit {
    var audit = try await named(on: pattern)
    audit.levels = try await levels(on: pattern)
    try await addReplay(on: pattern, to: &audit)
    return audit
  }

  private func addReplay(on pattern: any TraceablePattern, to audit: inout PatternAudit)
    async throws
  {
    progress("\(pattern.name): what can be replayed")
    audit.replay = try await replay(pattern)
  }

  private func levels(on pattern: any TraceablePattern) async throws -> [LevelPrice] {
    progress("\(pattern.name): what it asks for")
    return try await SessionPrice(pattern: pattern).levels()
  }

  /// What the trace tells, how well, and who may write.
  package func evidence(on pattern: any TraceablePattern) async throws -> PatternAudit {
    var audit = try await named(on: pattern)
    try await addReplay(on: pattern, to: &audit)
    progress("\(pattern.name): what is planted")
    audit.add(try await PlantedRun(pattern: pattern).score())
    guard let sources else { return audit }
    progress("\(pattern.name): who wrote")
    let source = sources.checkout.pattern(pattern.name)
    audit.sited = try await AttributionAudit(pattern: pattern).sited(in: source)
    if audit.sited == audit.mutations { audit.candidatesSited = 1 }
    return audit
  }

  private func named(on pattern: any TraceablePattern) async throws -> PatternAudit {
    var audit = PatternAudit(name: pattern.name)
    progress("\(pattern.name): what is named")
    let attribution = AttributionAudit(pattern: pattern)
    audit.attributedDefault = try await attribution.outOfTheBox().named
    let added = try await attribution.withItsLines()
    (audit.mutations, audit.attributedAdded) = (added.mutations, added.named)
    audit.withField = added.withField
    if let sources { try await read(sources, of: pattern, into: &audit) }
    return audit
  }

  private func read(
    _ sources: (checkout: Checkout, probe: CompilerProbe), of pattern: any TraceablePattern,
    into audit: inout PatternAudit
  ) async throws {
    let source = sources.checkout.pattern(pattern.name)
    audit.addedLines = source.tracingLines
    audit.linesPerAction = source.linesPerAction
    var candidates = CandidateAudit()
    for feature in Session.Feature.allCases {
      let events = try await AttributionAudit(pattern: pattern).events(on: feature)
      candidates.add(events, on: feature, of: source)
    }
    audit.candidates = candidates.fields
    audit.candidatesBefore = candidates.before
    audit.candidatesAfter = candidates.after
    guard asksCompiler else { return }
    progress("\(pattern.name): who may write")
    audit.writeSurface = try WriteSurface(of: source, sources.probe).fields
  }
}

extension PatternAudit {
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
