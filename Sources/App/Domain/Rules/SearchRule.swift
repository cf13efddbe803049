/// When the person is taken to search, and for what.
package enum SearchRule {
  /// The person has stopped typing when nothing was typed for this long.
  package static let pause = Duration.milliseconds(300)

  /// What is searched for; `nil` when the input is blank, and so asks for nothing.
  package static func query(_ input: String) -> String? {
    input.isBlank ? nil : input.trimmed
  }
}
