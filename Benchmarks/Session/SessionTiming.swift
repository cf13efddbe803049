import Measure
import Sessions

/// What the sessions took: as a whole, and by the kind of act, over the same rounds.
package struct SessionTiming {
  let session: Rounds
  /// A sample for each act.
  private let kinds: [Session.Kind: Rounds]

  /// - Parameter rounds: of whole sessions, then of each kind of act in the order of the kinds.
  package init(_ rounds: [Rounds]) {
    session = rounds[0]
    kinds = Dictionary(uniqueKeysWithValues: zip(Session.Kind.allCases, rounds.dropFirst()))
  }

  /// Of one act. The first pattern is entered twice, and this is its first entry.
  func series(of pattern: String, _ kind: Session.Kind) -> Series? {
    kinds[kind]?.series.first { $0.name == pattern }
  }

  /// The weighted geometric mean of a pattern's ratios to the first pattern, over the kinds of act; one figure
  /// a launch. `nil` for a pattern that was not timed.
  func meanRatio(of pattern: String, _ bootstrap: Bootstrap = Bootstrap()) -> Estimate? {
    let series = Session.Kind.allCases.filter { $0.weight > 0 }.compactMap { kind in
      self.series(of: pattern, kind).map { (kind: kind, own: $0, base: kinds[kind]?.baseline) }
    }
    guard !series.isEmpty else { return nil }
    let launches = (0..<session.launches).map { launch in
      Statistics.geometricMean(
        of: series.map { kind, own, base in
          let times = [own, base].map { Statistics.median(of: $0?.cpuByLaunch[launch] ?? []) }
          return (value: times[0] / times[1], weight: kind.weight)
        })
    }
    return bootstrap.median(of: launches.map { [$0] })
  }
}

extension Rounds {
  /// Without the challengers that are not named.
  func keeping(_ names: [String]) -> Rounds {
    Rounds(
      seed: seed, baseline: baseline, control: control,
      challengers: challengers.filter { names.contains($0.name) })
  }
}

extension Session.Kind {
  /// What the kind counts for in the mean of the ratios: each thing that a person does as much as any
  /// other, and finding that nothing happens not at all.
  package var weight: Double { self == .nothing ? 0 : 1 }
}
