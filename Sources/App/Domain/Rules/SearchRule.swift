/// The rule for when to search, and for what.
public enum SearchRule {
  /// The debounce interval: how long typing must stop before a search starts.
  public static let pause = Duration.milliseconds(300)

  /// Returns the query to search for; `nil` if `input` is blank.
  public static func query(_ input: String) -> String? {
    input.isBlank ? nil : input.trimmed
  }
}
