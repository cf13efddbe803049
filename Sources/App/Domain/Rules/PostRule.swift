/// What a post may be: not blank, at most 140 characters.
package enum PostRule {
  /// In characters as a person counts them; a family emoji is one.
  package static let limit = 140

  /// The part of an input that the draft field keeps.
  package static func accept(_ input: String) -> String {
    String(input.prefix(limit))
  }

  package static func canPublish(_ draft: String) -> Bool {
    !draft.isBlank
  }
}
