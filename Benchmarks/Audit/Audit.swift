import Catalog
import Contract
import Measure
import SourceCode
import Trace

/// Takes the scorecard: every cell comes from this run.
@MainActor
package struct Audit {
  private let checkout: Checkout
  private let probe: CompilerProbe
  private let rounds: Int
  private let seed: UInt64
  private let replay: (any TraceableForm) async throws -> ReplayScore
  private let progress: (String) -> Void

  /// - Parameters:
  ///   - rounds: of whole sessions.
  ///   - replay: plays recorded sessions again.
  /// - Throws: when the checkout has no root, or there is no compiler.
  package init(
    of checkout: Checkout, modules: String = CompilerProbe.modulesOfThisBuild, rounds: Int = 15,
    seed: UInt64 = 2026,
    replay: @escaping (any TraceableForm) async throws -> ReplayScore = { _ in .notMeasured },
    progress: @escaping (String) -> Void = { _ in }
  ) throws {
    guard let root = checkout.root else { throw CheckoutError.missing }
    self.checkout = checkout
    probe = CompilerProbe(root: root, modules: modules)
    self.rounds = rounds
    self.seed = seed
    self.replay = replay
    self.progress = progress
  }

  /// - Throws: `MeasureError.debugBuild` in a debug build, before any work.
  package func report(
    on forms: [any TraceableForm], build: BuildMode = .current
  ) async throws -> AuditReport {
    if build == .debug { throw MeasureError.debugBuild }
    SecondThread.start()
    var audits: [FormAudit] = []
    for form in forms { audits.append(try await audit(form)) }
    let writes = try WritePrice.all(schedule: schedule, progress: progress)
    return AuditReport(environment: .current(), forms: audits, writes: writes)
  }

  private var schedule: Schedule { Schedule(rounds: rounds...rounds, seed: seed) }

  private func audit(_ form: any TraceableForm) async throws -> FormAudit {
    var audit = try await evidence(on: form)
    progress("\(form.name): what it costs")
    let price = SessionPrice(form: form)
    let rounds = try await price.rounds(TraceLevel.allCases, schedule: schedule)
    audit.levels = try await price.levels()
    audit.add(rounds)
    return audit
  }

  /// All that is counted and asked for, and nothing that is timed.
  package func evidence(on form: any TraceableForm) async throws -> FormAudit {
    var audit = FormAudit(name: form.name)
    let source = checkout.form(form.name)
    progress("\(form.name): what is named")
    let attribution = AttributionAudit(form: form)
    audit.attributedDefault = try await attribution.outOfTheBox().named
    let events = try await attribution.events()
    audit.mutations = Attribution(of: events).mutations
    audit.attributedAdded = Attribution(of: events).named
    audit.sited = try await attribution.sited()
    audit.addedLines = source.tracingLines
    audit.linesPerAction = source.linesPerAction

    progress("\(form.name): who may write")
    audit.writeSurface = try WriteSurface(of: source, probe).fields
    audit.add(try await PlantedRun(form: form).score())
    audit.replay = try await replay(form)

    var candidates = CandidateAudit()
    for feature in Session.Feature.allCases {
      candidates.add(try await attribution.events(on: feature), on: feature, of: source)
    }
    audit.candidatesBefore = candidates.mean(candidates.before)
    audit.candidatesAfter = candidates.mean(candidates.after)
    if audit.sited == audit.mutations { audit.candidatesSited = 1 }
    return audit
  }
}

extension FormAudit {
  fileprivate mutating func add(_ score: PlantedScore?) {
    guard let score else { return }
    planted = score.planted
    found = score.found
    precision = score.precision
    recall = score.recall
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
