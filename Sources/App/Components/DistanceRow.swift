import LabDomain
import StageUI

/// A button that selects a partner distance.
public struct DistanceRow: View {
  let distance: PartnerDistance
  let isChosen: Bool
  let onChoose: @MainActor () -> Void

  /// Creates a row; a tap calls `onChoose`, on the chosen distance too.
  public init(distance: PartnerDistance, isChosen: Bool, onChoose: @escaping @MainActor () -> Void)
  {
    self.distance = distance
    self.isChosen = isChosen
    self.onChoose = onChoose
  }

  public var body: some View {
    Button("\(isChosen ? "●" : "○") \(distance.title)", action: onChoose)
      .accessibilityIdentifier("distance-\(distance.rawValue)")
  }
}
