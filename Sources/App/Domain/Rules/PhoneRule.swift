/// The rule for phone numbers: 6 to 15 digits, perhaps after a plus, with spaces and hyphens between them.
public enum PhoneRule {
  /// Returns whether the text is a number; surrounding space does not count.
  public static func accepts(_ input: String) -> Bool {
    input.trimmed.wholeMatch(of: /\+?[0-9]([ -]?[0-9]){5,14}/) != nil
  }
}
