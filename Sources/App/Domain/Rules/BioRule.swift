/// The rule for the text about a user: at most 160 characters.
public enum BioRule {
  /// In grapheme clusters; a family emoji counts as one.
  public static let limit = 160

  /// Returns the part of `input` that the field keeps, and the rule that `input` broke.
  public static func accept(_ input: String) -> (bio: String, problem: ProfileForm.Problem?) {
    let bio = String(input.prefix(limit))
    return (bio, bio == input ? nil : .tooLong(limit))
  }
}
