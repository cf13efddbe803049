/// What a username may be: not blank, at most 20 characters, without space around it.
package enum NameRule {
  /// In characters as a person counts them; a family emoji is one.
  package static let limit = 20

  /// The part of an input that a name field keeps, and the rule that the input broke.
  package static func accept(_ input: String) -> (name: String, problem: NameProblem?) {
    if input.count > limit { return (String(input.prefix(limit)), .tooLong) }
    return (input, input.isBlank ? .blank : nil)
  }

  /// The name as it is saved.
  package static func saved(_ name: String) -> String {
    name.trimmed
  }
}
