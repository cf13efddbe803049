/// What was written, with what it held before and after, in short.
@usableFromInline
nonisolated package struct Mutation: Hashable, Sendable {
  /// `nil` when all that is known is that the state as a whole was written.
  package let field: String?

  /// One; or where a struct changed in several places, one for each; or none when nothing is known of the values.
  package let changes: [Change]

  @usableFromInline package struct Change: Hashable, Sendable {
    /// The property inside the field; `nil` when the field changed as a whole.
    package let property: String?
    package let old: String
    package let new: String

    /// Stands for what a collection holds that is as large as it was, but lies elsewhere.
    static let otherStorage = "other storage"

    @usableFromInline package init(property: String?, old: String, new: String) {
      self.property = property
      self.old = old
      self.new = new
    }
  }

  package init(field: String, old: String, new: String) {
    self.init(field: field, changes: [Change(property: nil, old: old, new: new)])
  }

  @usableFromInline package init(field: String?, changes: [Change]) {
    self.field = field
    self.changes = changes
  }
}

nonisolated extension Mutation: CustomStringConvertible {
  /// As in `count: 1 → 2`, or `row: count 1 → 2, isLiked false → true`, or `rows: written in place`.
  @usableFromInline package var description: String {
    let changes = changes.map { change in
      (change.property.map { $0 + " " } ?? "") + "\(change.old) → \(change.new)"
    }
    let change = changes.isEmpty ? "written in place" : changes.joined(separator: ", ")
    return "\(field ?? "state"): " + change
  }
}
