/// A state while a reducer changes it: each field is changed in place, and notes that it was written.
///
///     draft.posts[0].isLiked = true  // Copies nothing, and notes `posts` alone.
///
/// A write of an equal value is not noted if the field is `BitwiseCopyable`, or a `String`. Other fields
/// count as written: to compare an array, the old one would have to be kept, and so copied.
@dynamicMemberLookup
nonisolated package struct Draft<State>: StateReading {
  package private(set) var state: State
  /// The fields written since the last ``forgetWrites()``.
  package private(set) var writes: [PartialKeyPath<State>] = []

  package init(_ state: State) {
    self.state = state
  }

  package subscript<Field>(dynamicMember field: KeyPath<State, Field>) -> Field {
    state[keyPath: field]
  }

  package subscript<Field>(dynamicMember field: WritableKeyPath<State, Field>) -> Field {
    get { state[keyPath: field] }
    _modify {
      note(field)
      yield &state[keyPath: field]
    }
  }

  package subscript<Field: Equatable & BitwiseCopyable>(
    dynamicMember field: WritableKeyPath<State, Field>
  ) -> Field {
    get { state[keyPath: field] }
    set { replace(field, by: newValue) }
  }

  package subscript(dynamicMember field: WritableKeyPath<State, String>) -> String {
    get { state[keyPath: field] }
    set { replace(field, by: newValue) }
  }

  package mutating func forgetWrites() {
    writes.removeAll(keepingCapacity: true)
  }

  private mutating func replace<Field: Equatable>(
    _ field: WritableKeyPath<State, Field>, by value: Field
  ) {
    guard state[keyPath: field] != value else { return }
    note(field)
    state[keyPath: field] = value
  }

  private mutating func note(_ field: PartialKeyPath<State>) {
    if !writes.contains(where: { $0 === field }) { writes.append(field) }
  }
}

/// A state that is read field by field: the state itself in a ``Draft``, or a store that is observed.
///
/// A value that follows from some fields is an extension of this protocol. Read from a store, it depends
/// on these fields alone.
@dynamicMemberLookup
nonisolated package protocol StateReading<State> {
  associatedtype State

  subscript<Field>(dynamicMember field: KeyPath<State, Field>) -> Field { get }
}
