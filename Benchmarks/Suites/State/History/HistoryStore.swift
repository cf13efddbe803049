/// A store that keeps its last states.
///
/// `update` is behind one call that is not inlined, as in ``Store``.
protocol HistoryStore: SendableMetatype {
  /// Whether a change copies what the state before it keeps.
  static var keepsStates: Bool { get }

  /// - Parameter depth: the number of states to keep.
  init(_ state: AppState, depth: Int)

  /// Makes a change, and keeps the state before it in place of the oldest one.
  mutating func update(by action: Action)
  /// Releases all states but the present one.
  mutating func forget()

  /// The present state and those kept, newest first, for comparison. May cost copies.
  var states: [AppState] { get }
  /// The bytes that only the history holds when `actions`, as many as it is deep, were the last
  /// ones. Of actions that leave the counts of elements as they are.
  func predictedRetainedBytes(after actions: [Action]) -> Int
}

/// A value changed in place, and the values before it, which share what no change touched.
struct ValueHistory<Value: State>: HistoryStore {
  static var keepsStates: Bool { true }

  private var value: Value
  private var history: History<Value>

  init(_ state: AppState, depth: Int) {
    value = Value(state)
    history = History(depth: depth)
  }

  @inline(__always)
  mutating func update(by action: Action) {
    Self.reduce(into: &self, action)
  }

  @inline(never)
  private static func reduce(into store: inout ValueHistory, _ action: Action) {
    if store.history.depth > 0 { store.history.push(store.value.kept) }
    store.value.apply(action)
  }

  mutating func forget() { history = History(depth: 0) }

  var states: [AppState] { ([value] + history.newestFirst).map(\.plain) }

  /// Each of them alone holds what the change after it copied.
  func predictedRetainedBytes(after actions: [Action]) -> Int {
    actions.reduce(History<Value>.bytesOfSlots(depth: actions.count)) { sum, action in
      sum + value.bytesOfCopy(for: action)
    }
  }
}

/// An object changed in place, and the actions that undo its last changes.
final class UndoLog: HistoryStore {
  static let keepsStates = false

  private(set) var state: AppState
  private var history: History<Action>

  init(_ state: AppState, depth: Int) {
    self.state = state
    history = History(depth: depth)
  }

  @inline(never)
  func update(by action: Action) {
    if history.depth > 0 { history.push(state.undo(of: action)) }
    state.apply(action)
  }

  func forget() { history = History(depth: 0) }

  var states: [AppState] {
    history.newestFirst.reduce(into: [state]) { states, action in
      var past = states[states.count - 1]
      past.apply(action)
      states.append(past)
    }
  }

  /// An action for each change, which for a like holds nothing more.
  func predictedRetainedBytes(after actions: [Action]) -> Int {
    History<Action>.bytesOfSlots(depth: actions.count)
  }
}

/// The last so many entries: a new one replaces the oldest.
struct History<Entry> {
  /// The most entries that are kept.
  let depth: Int
  private var slots: [Entry?]
  /// The slot of the next entry, which holds the oldest when all are taken.
  private var next = 0

  init(depth: Int) {
    self.depth = depth
    slots = Array(repeating: nil, count: depth)
  }

  /// Keeps nothing when the depth is 0.
  mutating func push(_ entry: Entry) {
    guard depth > 0 else { return }
    slots[next] = entry
    next = next + 1 == depth ? 0 : next + 1
  }

  var newestFirst: [Entry] { (slots[next...] + slots[..<next]).reversed().compactMap(\.self) }

  /// The bytes of the slots, without what their entries refer to.
  static func bytesOfSlots(depth: Int) -> Int {
    depth == 0 ? 0 : CopyFormulas.array(of: depth, stride: MemoryLayout<Entry?>.stride)
  }
}
