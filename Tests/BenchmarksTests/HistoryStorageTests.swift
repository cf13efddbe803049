import Benchmarks
import Measure
import Testing

/// That each storage leads back, and that one which does not is found.
@Suite struct HistoryStorageTests {
  private static let storages = HistoryStorage.all.map(\.name)
  private let state = AppState.medium

  private func storage(_ name: String) throws -> HistoryStorage {
    try #require(HistoryStorage.all.first { $0.name == name })
  }

  private func isCorrect<Store: Undoable>(_ store: Store.Type, depth: Int = 10) -> Bool {
    HistoryStorage("planted", store, summary: "").isCorrect(state, depth)
  }

  @Test func `there is every storage and depth of the question`() {
    #expect(
      Self.storages == [
        "array", "dictionary", "chunked array", "class, snapshots", "class, undo log",
      ])
    #expect(
      HistoryDepth.all.map(\.name) == ["depth 0", "depth 10", "depth 100", "depth 1000"])
  }

  @Test(arguments: storages, [0, 1, 10, 40])
  func `going back leads to what was, and no further`(name: String, depth: Int) throws {
    #expect(try storage(name).isCorrect(state, depth))
  }

  @Test(arguments: Operation.all.map(\.name))
  func `an action that is taken back leads to the state before it`(name: String) throws {
    let operation = try #require(Operation.all.first { $0.name == name })
    let update = operation.update(state)
    for action in [update.action, update.undo] {
      var before = state
      if case .insert = action { before.apply(update.action) }
      if case .dropLast = action { before.apply(update.action) }

      var after = before
      after.apply(action)
      after.apply(before.undo(of: action))

      #expect(after == before, "\(action)")
    }
  }

  @Test func `a store that forgets its past is found`() {
    struct Forgetful: PlantedStore {
      var present: AppState
      var past: [AppState] = []
      let depth: Int

      mutating func update(by action: Action) {
        keep(present)
        present.apply(action)
      }

      mutating func undo() -> Bool { past.popLast() != nil }
    }

    #expect(!isCorrect(Forgetful.self))
  }

  @Test func `a snapshot that shares what changes is found`() {
    final class Shared: PlantedStore {
      final class Model {
        var state: AppState
        init(_ state: AppState) { self.state = state }
      }
      var model: Model
      var past: [AppState] = []
      var models: [Model] = []
      let depth: Int

      var present: AppState {
        get { model.state }
        set { model.state = newValue }
      }

      init(present: AppState, past: [AppState], depth: Int) {
        model = Model(present)
        self.depth = depth
      }

      func update(by action: Action) {
        models.append(model)
        if models.count > depth { models.removeFirst() }
        model.state.apply(action)
      }

      func undo() -> Bool {
        guard let last = models.popLast() else { return false }
        model = last
        return true
      }
    }

    #expect(!isCorrect(Shared.self))
  }

  @Test func `a store that keeps one state too few or too many is found`() {
    struct Greedy: PlantedStore {
      var present: AppState
      var past: [AppState] = []
      let depth: Int

      init(present: AppState, past: [AppState], depth: Int) {
        self.present = present
        self.depth = depth + 1
      }
    }
    struct Stingy: PlantedStore {
      var present: AppState
      var past: [AppState] = []
      let depth: Int

      init(present: AppState, past: [AppState], depth: Int) {
        self.present = present
        self.depth = depth - 1
      }
    }

    #expect(!isCorrect(Greedy.self))
    #expect(!isCorrect(Stingy.self))
  }

  @Test func `a store that skips a state on the way back is found`() {
    struct Skipping: PlantedStore {
      var present: AppState
      var past: [AppState] = []
      let depth: Int

      mutating func undo() -> Bool {
        guard let last = past.popLast() else { return false }
        present = past.count == 3 ? past[2] : last
        return true
      }
    }

    #expect(!isCorrect(Skipping.self, depth: 6))
  }

  @Test func `without a mistake such a store passes`() {
    struct Faultless: PlantedStore {
      var present: AppState
      var past: [AppState] = []
      let depth: Int
    }

    #expect(isCorrect(Faultless.self))
    #expect(isCorrect(Faultless.self, depth: 0))
  }
}
