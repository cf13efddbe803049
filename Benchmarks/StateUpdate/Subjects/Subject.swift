import Measure

/// A place where state is kept, together with its way of being updated.
///
/// A value inlines `update` and holds exactly one call in it that is not inlined; an object does not
/// inline `update` itself. So every strategy pays for one call that the optimizer cannot look
/// through, and nothing in it is moved out of the loop, merged with the next update or left out.
package protocol Subject: SendableMetatype {
  init(_ state: AppState)

  mutating func update(by action: Action)

  /// The state as a value, for comparison. May cost a copy.
  var state: AppState { get }
  /// Where the arrays of users, posts and comments are.
  var buffers: [BufferIdentity] { get }
}

extension Subject {
  package var buffers: [BufferIdentity] { state.buffers }
}

extension AppState {
  var buffers: [BufferIdentity] {
    [BufferIdentity(users), BufferIdentity(posts), BufferIdentity(comments)]
  }
}
