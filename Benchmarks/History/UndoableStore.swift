/// A store that keeps its last states.
///
/// `update` is behind one call that is not inlined, as in ``Subject``.
protocol UndoableStore: SendableMetatype {
  /// - Parameter depth: the number of states to keep.
  init(_ state: AppState, depth: Int)

  /// Makes a change, and keeps the state before it in place of the oldest one.
  mutating func update(by action: Action)
  /// Goes back by one state; `false` where none is left.
  mutating func undo() -> Bool
  /// Releases all states but the present one.
  mutating func forget()

  /// The present state as a value, for comparison. May cost a copy.
  var state: AppState { get }
  /// The bytes that only the history holds when `actions`, as many as it is deep, were the last
  /// ones.
  ///
  /// Of actions that leave the counts of elements as they are.
  func predictedRetainedBytes(after actions: [Action]) -> Int
}
