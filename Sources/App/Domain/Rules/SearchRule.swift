/// The rule for when to search, and for what.
package enum SearchRule {
  /// The debounce interval: how long typing must stop before a search starts.
  package static let pause = Duration.milliseconds(300)

  /// Returns the query to search for; `nil` if `input` is blank.
  package static func query(_ input: String) -> String? {
    input.isBlank ? nil : input.trimmed
  }
}
