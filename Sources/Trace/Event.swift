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

  /// One, or where a struct changed in several places, one for each.
  package let changes: [Change]

  package struct Change: Equatable {
    /// The property inside the field; `nil` when the field changed as a whole.
    package let property: String?
    package let old: String
    package let new: String
  }

  package init(field: String, old: String, new: String) {
    self.init(field: field, changes: [Change(property: nil, old: old, new: new)])
  }

  package init(field: String, changes: [Change]) {
    self.field = field
    self.changes = changes
  }
}

extension Mutation: CustomStringConvertible {
  /// As in `count: 1 → 2`, or `row: count 1 → 2, isLiked false → true`.
  package var description: String {
    let changes = changes.map { change in
      (change.property.map { $0 + " " } ?? "") + "\(change.old) → \(change.new)"
    }
    return "\(field): " + changes.joined(separator: ", ")
  }
}
