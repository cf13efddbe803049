/// The rule for posts: not blank, at most 140 characters.
public enum PostRule {
  /// In grapheme clusters; a family emoji counts as one.
  public static let limit = 140

  /// Returns the part of `input` that the draft field keeps.
  public static func accept(_ input: String) -> String {
    String(input.prefix(limit))
  }

  /// Returns whether the draft has a visible character.
  public static func canPublish(_ draft: String) -> Bool {
    !draft.isBlank
  }
}
