import LabHarness
import LabMeasure

/// A way to keep the last states.
struct HistoryStorage: Sendable {
  let name: String
  /// What it keeps for each state, in one sentence.
  let summary: String

  /// Times updates of a store whose history is full.
  let timed: @Sendable (_ state: AppState, _ depth: Int) -> Contender
  /// Counts an update, and what a full history keeps.
  let count: @Sendable (_ state: AppState, _ depth: Int, inout BenchResult) -> Void
  /// Computes what it should keep, without filling it.
  let predictedRetainedBytes: @Sendable (_ state: AppState, _ depth: Int) -> Int
  /// Whether the store holds the present state and those before it, each as it was, and no other.
  let isCorrect: @Sendable (_ state: AppState, _ depth: Int) -> Bool

  init<Store: HistoryStore>(_ name: String, _ store: Store.Type, summary: String) {
    self.name = name
    self.summary = summary
    timed = { state, depth in
      Contender(name, work: depth > 0 && Store.keepsStates ? .copying : .computing) {
        FullHistory<Store>(state, depth: depth)
      } run: { full, iterations in
        full.run(iterations)
        blackHole(full)
      }
    }
    count = { FullHistory<Store>.count(of: $1, on: $0, into: &$2) }
    predictedRetainedBytes = { FullHistory<Store>.predictedRetainedBytes(of: $1, on: $0) }
    isCorrect = { state, depth in
      FullHistory<Store>(state, depth: depth).states
        == FullHistory<Store>.expectedStates(of: depth, on: state)
    }
  }

  /// The baseline first.
  static let all = [
    HistoryStorage(
      "array", ValueHistory<AppState>.self,
      summary: "a struct in place; a state holds its own copy of the array that changed after it."),
    HistoryStorage(
      "dictionary", ValueHistory<DictionaryState>.self,
      summary:
        "elements by id; a state holds its own copy of the dictionary that changed after it."
    ),
    HistoryStorage(
      "chunked array", ValueHistory<ChunkedState>.self,
      summary: """
        chunks of \(ChunkedArray<Int>.chunkLength); a state holds its own copy of the chunk that \
        changed after it, and of the list of chunks.
        """),
    HistoryStorage(
      "class, snapshots", ValueHistory<ObjectState>.self,
      summary: """
        an object of objects, changed in place; a reference keeps no past, so a state is a copy of \
        every element. (A class whose arrays hold values shares them as the array does.)
        """),
    HistoryStorage(
      "class, undo log", UndoLog.self,
      summary: """
        an object changed in place; keeps the action that undoes each change, which must be written \
        for each action, and no state: to see one, every later change is undone.
        """),
  ]
}
