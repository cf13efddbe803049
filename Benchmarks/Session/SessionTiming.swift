import Catalog
import Measure

/// What the sessions took: as a whole, and by the kind of act, over the same rounds.
struct SessionTiming {
  let session: Rounds
  private let kinds: [Session.Kind: Rounds]

  /// - Parameter rounds: of whole sessions, then of each kind of act in the order of the kinds.
  init(_ rounds: [Rounds]) {
    session = rounds[0]
    kinds = Dictionary(uniqueKeysWithValues: zip(Session.Kind.allCases, rounds.dropFirst()))
  }

  /// Of one act. The first form is entered twice, and this is its first entry.
  func series(of form: String, _ kind: Session.Kind) -> Series? {
    kinds[kind]?.series.first { $0.name == form }
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
