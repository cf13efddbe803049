/// How far away a partner may live.
public enum PartnerDistance: String, CaseIterable, Choice, BitwiseCopyable {
  /// At most 10 km.
  case near
  /// At most 50 km.
  case region
  /// In the same country.
  case country
  /// Without a limit.
  case anywhere

  public static let name = "distance"

  public var title: String {
    switch self {
    case .near: "Up to 10 km"
    case .region: "Up to 50 km"
    case .country: "Same country"
    case .anywhere: "Anywhere"
    }
  }
}
