/// A place where state is kept together with the states before it.
///
/// `update` stands alone behind one call that is not inlined, as in ``Subject``.
package protocol Undoable: SendableMetatype {
  /// - Parameter depth: how many states are kept; with 0 a change is only made.
  init(_ state: AppState, depth: Int)

  /// Makes a change, and keeps the state before it in place of the oldest one.
  mutating func update(by action: Action)
  /// Goes back by one state; `false` where none is left.
  mutating func undo() -> Bool
  /// Lets go of all states but the present one.
  mutating func forget()

  /// The present state as a value, for comparison. May cost a copy.
  var state: AppState { get }
  /// Bytes that only the history holds when `changes`, as many as it is deep, were the last ones.
  ///
  /// Of changes that leave the counts of elements as they are.
  func predictedRetainedBytes(after changes: [Change]) -> Int
}
