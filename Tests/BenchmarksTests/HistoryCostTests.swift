import Benchmarks
import Domain
import Measure
import Testing

@Suite(.enabled(if: LiveBytesCounter.isAvailable, "counting is not available in this build"))
struct HistoryCostTests {
  private let state = AppState.medium

  private func cost(of storage: String, depth: Int) throws -> HistoryCost {
    try #require(HistoryStorage.all.first { $0.name == storage }).cost(state, depth)
  }

  @Test(arguments: HistoryStorage.all.map(\.name), [0, 1, 10, 100])
  func `the bytes that come back are those predicted`(storage: String, depth: Int) throws {
    let cost = try cost(of: storage, depth: depth)

    #expect(cost.retainedBytes == cost.predictedRetainedBytes)
    #expect(cost.isAsPredicted == true)
    #expect((cost.predictedRetainedBytes == 0) == (depth == 0))
  }

  @Test func `an array keeps all posts for each state, and nothing of the rest`() throws {
    let posts = 500 * MemoryLayout<Post>.stride + 32
    let slots = 10 * MemoryLayout<AppState?>.stride + 32

    #expect(try cost(of: "array", depth: 10).retainedBytes == 10 * posts + slots)
  }

  @Test func `one more update asks for what one state keeps`() throws {
    let posts = 500 * MemoryLayout<Post>.stride + 32

    #expect(
      try cost(of: "array", depth: 10).allocations == Allocations(count: 1, bytes: posts))
  }

  @Test func `an object of objects keeps every element for each state`() throws {
    let headers = 1_600 * (16 + 8) + 3 * 32
    let elements =
      100 * MemoryLayout<User>.size + 500 * MemoryLayout<Post>.size
      + 1_000 * MemoryLayout<Domain.Comment>.size

    let retained = try #require(try cost(of: "class, snapshots", depth: 10).retainedBytes)

    #expect(retained / 10 >= headers + elements)
    #expect(retained / 10 < headers + elements + 64)
  }

  @Test func `counts are the same when counted again`() throws {
    for storage in HistoryStorage.all {
      #expect(storage.cost(state, 10) == storage.cost(state, 10), "\(storage.name)")
    }
  }

  @Test func `a class whose arrays hold values shares them as the array does`() throws {
    final class Snapshots: Undoable {
      private(set) var state: AppState
      private var history: History<AppState>

      init(_ state: AppState, depth: Int) {
        self.state = state
        history = History(depth: depth)
      }

      func update(by action: Action) {
        history.push(state)
        state.apply(action)
      }

      func undo() -> Bool { history.pop() != nil }
      func forget() { history = History(depth: 0) }
      func predictedRetainedBytes(after changes: [Change]) -> Int { 0 }
    }
    let snapshots = HistoryStorage("snapshots", Snapshots.self, summary: "")

    let retained = snapshots.cost(state, 10).retainedBytes

    #expect(retained == (try cost(of: "array", depth: 10).retainedBytes))
  }

  @Test func `a state that is kept beyond the depth is found`() {
    struct Leaking: Undoable {
      private(set) var state: AppState
      private var past: [AppState] = []
      private let depth: Int

      init(_ state: AppState, depth: Int) {
        self.state = state
        self.depth = depth
        past.reserveCapacity(64)
      }

      mutating func update(by action: Action) {
        past.append(state)
        state.apply(action)
      }

      mutating func undo() -> Bool { past.popLast() != nil }
      mutating func forget() { past = [] }

      /// Right for a store that drops what is too old.
      func predictedRetainedBytes(after changes: [Change]) -> Int {
        64 * MemoryLayout<AppState>.stride + 32
          + changes.reduce(0) { $0 + state.bytesOfCopy(for: $1) }
      }
    }
    let leaking = HistoryStorage("leaking", Leaking.self, summary: "")

    let cost = leaking.cost(state, 10)

    #expect(cost.isAsPredicted == false)
    #expect(cost.retainedBytes ?? 0 > cost.predictedRetainedBytes)
  }

  @Test func `an update that copies what it need not is found`() throws {
    struct Wasteful: PlantedStore {
      var present: AppState
      var past: [AppState] = []
      let depth: Int

      mutating func update(by action: Action) {
        present.comments = present.comments.map(\.self)
        keep(present)
        present.apply(action)
      }
    }
    let wasteful = HistoryStorage("wasteful", Wasteful.self, summary: "")

    let wasted = try #require(wasteful.cost(state, 10).retainedBytes)

    let ofArray = try #require(try cost(of: "array", depth: 10).retainedBytes)
    // The newest of the ten shares its comments with the present state.
    #expect(wasted >= ofArray + 9 * 1_000 * MemoryLayout<Domain.Comment>.stride)
  }
}
