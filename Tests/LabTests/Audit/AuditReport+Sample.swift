import LabTrace

@testable import LabAudit
@testable import LabBenchmarks
@testable import LabMeasure

extension AuditReport {
  /// One pattern with a value in every place, as wide as it may become, and one without any.
  static let sample = AuditReport(
    environment: .sample(), patterns: [.sample, PatternAudit(name: "MVP")])
}

nonisolated extension PatternAudit {
  static let sample: PatternAudit = {
    var audit = PatternAudit(name: "MVIContainer")
    audit.mutations = 120
    audit.named = 120
    audit.withField = 110
    audit.namingLines = 108
    audit.located = 119
    audit.writeSurface = ViewAccess(
      fields: [
        ViewAccess.Field(name: "FeedModel.query", error: nil),
        ViewAccess.Field(name: "FeedModel.draft", error: "no"),
      ], calls: ["FeedModel.display"])
    audit.replay = ReplayScore(acts: 1_540, notReplayed: 12)
    audit.levels = SessionPrice.levels.map { level in
      var price = LevelPrice(
        level, acts: 27, traced: Allocations(count: 27_100, bytes: 271_000),
        plain: Allocations(count: 100, bytes: 1_000))
      price.ratio = Estimate(low: 1.2, median: 1.25, high: 1.3)
      return price
    }
    audit.offVerdict = .inconclusive
    audit.trust = .noisy
    return audit
  }()
}
