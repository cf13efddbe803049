import Foundation
import LabOwnState
import Stores

/// The lab's verdict on each store, beside the truth.
struct Comparison: StoreVisitor {
  private let truth: [String: OutsideTruth]
  private var toldApart = 0
  private var named = 0
  /// Of the published shapes, which are visited first.
  private var namedPublished = 0
  private var copying = 0
  private var innocents = 0
  private var all = 0

  private static let published = 24

  init(with truth: [String: OutsideTruth]) {
    self.truth = truth
    print("told, named, store, bytes counted outside, verdict, holder")
  }

  mutating func visit<State>(_ store: PlantedStore<State>) {
    let measurement = StateMeasurement(
      store.name, state: store.state, update: store.update, subscriber: store.subscriber)
    let report = measurement.report(at: 10_000)
    let truth = truth[store.name]
    let isToldApart = truth.map { Self.agrees(report.verdict, with: $0) } ?? false
    let isRebuilt = report.verdict == .rebuilds && !store.holders.isEmpty
    let holders = report.copies.map(\.holder).filter { $0 != .unknown }.map(Self.name)
    let isInnocent =
      holders.contains { holder in !store.holders.contains(where: holder.contains) }
      || report.copies.contains { $0.path.contains("#") }
    let isNamed = !holders.isEmpty && !isInnocent
    all += 1
    toldApart += isToldApart && !isRebuilt ? 1 : 0
    innocents += isInnocent ? 1 : 0
    copying += store.holders.isEmpty ? 0 : 1
    named += isNamed ? 1 : 0
    namedPublished += isNamed && all <= Self.published ? 1 : 0
    let mark = isInnocent ? "✗" : isNamed ? "✓" : store.holders.isEmpty ? " " : "–"
    let name = store.name.padding(toLength: 21, withPad: " ", startingAt: 0)
    let bytes = String("           \(truth?.bytes ?? -1)".suffix(10))
    let verdict = "\(report.verdict)".padding(toLength: 16, withPad: " ", startingAt: 0)
    print(
      "\(isToldApart && !isRebuilt ? "✓" : "✗") \(mark) \(name)\(bytes)  \(verdict)  \(Set(holders).sorted().joined(separator: "; "))"
    )
    if CommandLine.arguments.contains("--sentences") { print("      \(report)") }
  }

  private static func name(of holder: UpdateReport.Holder) -> String {
    if case .releasedBy = holder { "released by \(holder)" } else { "\(holder)" }
  }

  private static func agrees(_ verdict: UpdateReport.Verdict, with truth: OutsideTruth) -> Bool {
    switch verdict {
    case .copies, .rebuilds, .allocates: truth.allocates
    case .exchangesBuffers: !truth.allocates
    case .takesLonger: !truth.allocates && truth.visitsAll
    case .copiesNothing: !truth.allocates && !truth.visitsAll
    case .unknown: false
    }
  }

  var summary: String {
    """
    \(toldApart) of \(all) told apart, \(named) of \(copying) holders named, \
    \(innocents) innocents named
    \(namedPublished) of 12 holders in published shapes named
    """
  }

  var holds: Bool { toldApart == all && innocents == 0 && named >= 22 && namedPublished >= 11 }
}
