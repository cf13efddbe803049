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
  /// Where the elements are.
  var storages: [Storage] { get }
  /// What an update that brings `change` about should ask memory for, once the one before it and its
  /// undoing have made room.
  func predictedBytes(for change: Change) -> Int
}

extension Subject {
  package var storages: [Storage] { state.storages }
}
