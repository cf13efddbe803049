/// The rule for posts: not blank, at most 140 characters.
package enum PostRule {
  /// In grapheme clusters; a family emoji counts as one.
  package static let limit = 140

  /// Returns the part of `input` that the draft field keeps.
  package static func accept(_ input: String) -> String {
    String(input.prefix(limit))
  }

  package static func canPublish(_ draft: String) -> Bool {
    !draft.isBlank
  }
}
