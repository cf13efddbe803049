import LabContract
import LabMeasure
import LabPatterns
import LabSessions
import LabTrace

/// Takes the scorecard: every cell comes from this run.
@MainActor
package struct Audit {
  private let checkout: Checkout?
  /// Whether to find out who may write, which takes half a second a pattern.
  private let asksCompiler: Bool
  /// Of the random sessions that are replayed.
  private let seeds: Range<UInt64>
  private let progress: (String) -> Void
  /// Asks the compiler about the views of a pattern in a checkout.
  var access: (PatternSource, String) throws -> ViewAccess = { pattern, root in
    try ViewAccess(of: pattern) {
      try CompilerProbe(root: root).errors(in: $0, asFileOf: pattern.name)
    }
  }
  /// The scripted session that is recorded.
  var session = Session()

  /// How many times a pattern's progress is reported with the sources and a compiler.
  package static let steps = BuildMode.current == .debug ? 3 : 5

  /// - Parameter checkout: `nil` leaves out everything that needs the sources.
  package init(
    of checkout: Checkout?, asksCompiler: Bool = true, seeds: Range<UInt64> = 0..<10,
    progress: @escaping (String) -> Void = { _ in }
  ) {
    self.checkout = checkout
    self.asksCompiler = asksCompiler
    self.seeds = seeds
    self.progress = progress
  }

  /// Returns the scorecard: an optimised build measures times and allocations, a debug build knows lines.
  ///
  /// Throws without sources, before any work.
  package func report(
    on patterns: [any TraceablePattern], schedule: Schedule = Schedule(rounds: 25, seed: 2026)
  ) async throws -> AuditReport {
    if checkout == nil { throw CheckoutError.missing }
    let isDebug = BuildMode.current == .debug
    SecondThread.start()
    var audits: [PatternAudit] = []
    for row in patterns.flatMap(Patterns.rows) {
      var audit = try await counts(on: row)
      if !isDebug, audit.isPattern {
        progress("\(row.name): what recording costs")
        try await audit.setTimes(SessionPrice(pattern: row, session: session).rounds(schedule))
      }
      audits.append(audit)
    }
    return AuditReport(
      environment: .current(), patterns: audits, missingLines: .here())
  }

  /// Returns what is counted of each pattern whose screens are those of the first one.
  package func counts(on patterns: [any TraceablePattern]) async throws -> [PatternAudit] {
    var audits: [PatternAudit] = []
    for row in try await Session.correctPatterns(patterns).flatMap(Patterns.rows) {
      audits.append(try await counts(on: row))
    }
    return audits
  }

  /// Returns what is counted, and so the same in every run of a build; only the names of a row with members named.
  package func counts(on pattern: any TraceablePattern) async throws -> PatternAudit {
    var audit = try await named(on: pattern)
    guard audit.isPattern else { return audit }
    if asksCompiler {
      do {
        audit.writeSurface = try writeSurface(of: pattern)
      } catch let error as CompilerProbeError {
        audit.missingCompiler = error.reason
      }
    }
    if BuildMode.current != .debug {
      progress("\(pattern.name): what recording allocates")
      audit.levels = try await SessionPrice(pattern: pattern, session: session).levels()
    }
    progress("\(pattern.name): what can be replayed")
    audit.replay = try await ReplayScore(of: pattern, seeds: seeds)
    return audit
  }

  /// Counts the changes of the session, and those with an action, a field or a line.
  package func named(on pattern: any TraceablePattern) async throws -> PatternAudit {
    progress("\(pattern.name): who changed what")
    let missing = MissingLines.here()
    let recorder = Recorder(level: missing == nil ? .sites : .fields)
    try await session.run(on: pattern, tracedBy: recorder)
    let found = Attribution(of: recorder.events)
    var audit = PatternAudit(name: pattern.name)
    audit.mutations = found.mutations
    audit.named = found.named
    audit.withField = found.withField
    audit.namingLines = checkout?.pattern(audit.pattern).lines(naming: pattern.name)
    if missing == nil {
      let folder = "/Sources/Patterns/\(audit.pattern)/"
      audit.located = recorder.eventsWithSites.count { event in
        event.mutation != nil && event.site.map { "/\($0.file)".contains(folder) } == true
      }
    }
    return audit
  }

  /// Asks the compiler who may write; `nil` without a checkout. Throws without the pattern's glue.
  package func writeSurface(of pattern: any TraceablePattern) throws -> ViewAccess? {
    guard let checkout, case let source = checkout.pattern(pattern.name) else { return nil }
    if source.glue.isEmpty {
      throw CompilerProbeError("found no Sources/Patterns/\(pattern.name)+Lab.swift here")
    }
    progress("\(pattern.name): who may write")
    return try access(source, checkout.root(of: pattern.name))
  }
}

extension PatternAudit {
  /// Sets the ratios to `off`, and the verdict on `off` itself beside no recorder.
  mutating func setTimes(_ rounds: Rounds) {
    guard let off = rounds.contenders.first else { return }
    let trust = NoiseReceipt([rounds])?.trust ?? .doNotTrust
    self.trust = trust
    offVerdict = trust == .doNotTrust ? .inconclusive : rounds.comparison(of: off).verdict
    for (index, series) in rounds.contenders.enumerated() where index < levels.count {
      levels[index].ratio = Bootstrap().median(of: series.ratios(to: off))
    }
  }
}
