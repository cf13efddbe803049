/// One thing that happened on a screen.
package struct Event: Identifiable, Equatable {
  package let id: Int

  /// The event that asked for this one; `nil` when nobody is known to have.
  package let cause: Int?
  package let kind: Kind

  package enum Kind: Equatable {
    /// The person did something; only a stage can tell.
    case act(String)
    /// The form's own word for what shall happen: an intent, an input.
    case action(String)
    case mutation(Mutation)
  }
}

/// A field that changed, with what it held before and after, in short.
package struct Mutation: Equatable {
  package let field: String
  package let old: String
  package let new: String

  package init(field: String, old: String, new: String) {
    self.field = field
    self.old = old
    self.new = new
  }
}
