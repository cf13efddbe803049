import Measure
import Trace

@testable import Benchmarks

extension AuditReport {
  /// One pattern with a value in every place, as wide as it may become.
  static let sample = AuditReport(
    environment: .sample(), patterns: [.sample],
    writes: [.sample(level: .snapshots, nanoseconds: 270_123, mallocs: 4.5)])
}

extension PatternAudit {
  static let sample: PatternAudit = {
    var audit = PatternAudit(name: "MVIContainer")
    audit.mutations = 120
    audit.attributedDefault = 100
    audit.attributedAdded = 120
    audit.withField = 110
    audit.addedLines = 108
    audit.linesPerAction = 1.5
    audit.sited = 120
    audit.writeSurface = [
      WriteSurface.Field(
        name: "feed.query", fromView: .open(through: "send"), fromModule: .refused("no member"))
    ]
    audit.replay = ReplayScore(from: .acts, acts: 1_540, asActions: 1_470, failed: 12)
    audit.levels = TraceLevel.allCases.map { level in
      var price = LevelPrice(level: level, mallocs: 27_000, bytes: 270_000, acts: 27)
      price.ratio = 1.25
      price.ratioLow = 1.2
      price.ratioHigh = 1.3
      return price
    }
    audit.offVerdict = .inconclusive
    return audit
  }()
}

extension WritePrice {
  static func sample(
    _ shape: Shape = .structure, level: TraceLevel, nanoseconds: Double, mallocs: Double,
    verdict: Verdict = .slower
  ) -> WritePrice {
    WritePrice(
      shape: shape, level: level, elements: elements, plainNanoseconds: 40, plainMallocs: 3,
      nanoseconds: nanoseconds, nanosecondsLow: nanoseconds - 0.5,
      nanosecondsHigh: nanoseconds + 0.5, verdict: verdict, mallocs: mallocs,
      copiedBytes: level == .snapshots ? 5_120_000 : 0)
  }
}
