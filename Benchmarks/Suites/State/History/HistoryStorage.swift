import LabDomain
import LabMeasure

/// A way to keep the last states.
struct HistoryStorage: Sendable {
  let name: String
  /// What it keeps for each state, in one sentence.
  let summary: String
  /// Updates of a store whose history is full.
  let contender: @Sendable (_ state: AppState, _ depth: Int) -> CheckedContender

  init<Store: HistoryStore>(_ name: String, _ store: Store.Type, summary: String) {
    self.name = name
    self.summary = summary
    contender = { state, depth in
      let timed = Contender(name, work: depth > 0 && Store.keepsStates ? .copying : .computing) {
        FullHistory<Store>(state, depth: depth)
      } run: { full, iterations in
        full.run(iterations)
        blackHole(full)
      }
      return CheckedContender(timed: timed) {
        FullHistory<Store>(state, depth: depth).states
          == FullHistory<Store>.expectedStates(of: depth, on: state)
      } count: {
        FullHistory<Store>.count(of: depth, on: state, into: &$0)
      }
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
      "hash trie", ValueHistory<TrieState>.self,
      summary: "tries by id; a state holds its own copy of the nodes on the way to what changed."),
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

/// A store whose history is full: it has made so many changes that it has dropped some states.
///
/// Each change likes another post until all have had their turn. So no two states within as many
/// steps as there are posts are equal, nor within twice as many: the second time a like is undone.
struct FullHistory<Store: HistoryStore> {
  private let posts: [Target<Post>]
  private var next = 0
  private var store: Store

  init(_ state: AppState, depth: Int) {
    posts = state.postsToLike
    store = Store(state, depth: depth)
    run(Self.stepsToFill(depth))
  }

  private static func stepsToFill(_ depth: Int) -> Int { depth + 2 }

  /// Makes changes in the steady state: each keeps one state and drops one.
  @inline(__always)
  mutating func run(_ count: Int) {
    for _ in 0..<count {
      store.update(by: .toggleLike(posts[next]))
      next = next + 1 == posts.count ? 0 : next + 1
    }
  }

  var states: [AppState] { store.states }

  /// Returns the states that a store just filled should have, made without it.
  static func expectedStates(of depth: Int, on state: AppState) -> [AppState] {
    let posts = state.postsToLike
    var states = [state]
    for step in 0..<stepsToFill(depth) {
      var next = states[step]
      next.posts[posts[step % posts.count].index].isLiked.toggle()
      states.append(next)
    }
    return states.suffix(depth + 1).reversed()
  }

  /// Counts one update, and the bytes that are freed when the history is released.
  static func count(of depth: Int, on state: AppState, into result: inout BenchResult) {
    let live = LiveBytesCounter.start()
    var full = FullHistory(state, depth: depth)
    let allocations = Allocations.count { full.run(1) }
    let before = live.bytes
    full.store.forget()
    let after = live.bytes
    blackHole(full)
    result.setAllocations(allocations)
    result[.retainedBytes] = before.flatMap { before in after.map { before - $0 } }
    let (posts, steps) = (state.postsToLike, stepsToFill(depth) + 1)
    result[.predictedRetainedBytes] = Store(state, depth: 0).predictedRetainedBytes(
      after: (steps - depth..<steps).map { .toggleLike(posts[$0 % posts.count]) })
  }
}

extension AppState {
  /// All posts, each far enough from the one before to leave a chunk.
  fileprivate var postsToLike: [Target<Post>] {
    let prime = 7_919
    return posts.indices.map { step in
      let index = step * prime % posts.count
      return Target(index: index, id: posts[index].id)
    }
  }
}
