/// A country that a user lives in.
public enum Country: String, CaseIterable, Choice, BitwiseCopyable {
  /// With Aarhus and Copenhagen.
  case denmark
  /// With Bergen and Oslo.
  case norway
  /// With Gothenburg and Malmö.
  case sweden

  public static let name = "country"

  public var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The cities to choose from, in the order of the screen.
  public var cities: [City] {
    switch self {
    case .denmark: [.aarhus, .copenhagen]
    case .norway: [.bergen, .oslo]
    case .sweden: [.gothenburg, .malmö]
    }
  }
}

/// A city that a user lives in.
public enum City: String, CaseIterable, Choice, BitwiseCopyable {
  /// A city of Denmark.
  case aarhus, copenhagen
  /// A city of Norway.
  case bergen, oslo
  /// A city of Sweden.
  case gothenburg, malmö

  public static let name = "city"

  public var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
