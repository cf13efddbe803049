/// What an operation changes, as far as memory is concerned.
package enum Change: Sendable {
  /// A flag beside the elements.
  case flag
  /// Elements at these indices, each where it stands.
  case edit(Part, at: [Int])
  /// One element more, at the end.
  case append(Part)
  /// One element less.
  case remove(Part, at: Int)
}

/// One of the lists in the state.
package enum Part: Sendable {
  case users, posts, comments
}

/// An update and the one that takes it back.
package struct Update: Sendable {
  package let action: Action
  /// The same action where doing it twice undoes it.
  package let undo: Action
  /// What `action` changes.
  package let change: Change

  init(_ action: Action, undo: Action? = nil, change: Change) {
    self.action = action
    self.undo = undo ?? action
    self.change = change
  }
}
