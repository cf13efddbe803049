/// The rule for usernames: not blank, at most 20 characters, no surrounding space.
public enum NameRule {
  /// In grapheme clusters; a family emoji counts as one.
  public static let limit = 20

  /// Returns the part of `input` that a name field keeps, and the rule that `input` broke.
  public static func accept(_ input: String) -> (name: String, problem: ProfileForm.Problem?) {
    let name = String(input.prefix(limit))
    if name.isBlank { return (name, .blank) }
    return (name, input.count > limit ? .tooLong(limit) : nil)
  }

  /// Returns the name as it is saved.
  public static func saved(_ name: String) -> String {
    name.trimmed
  }
}
