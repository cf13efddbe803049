/// How many lines of a pattern could have written one field.
package struct FieldCandidates: Codable, Hashable, Sendable {
  /// As in `feed.query`; `feed` alone where the trace told no more than that the state was written.
  package let field: String
  /// Changes of it in the scripted session.
  package var changes = 0
  /// Lines that write it, whoever asks.
  package let before: Int
  /// Lines that the named action leads to, as the mean of its changes; `nil` when it did not change.
  @ExplicitNull package var after: Double? = nil
}
