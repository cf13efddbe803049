/// Bytes that a history should hold, by elements in the state.
struct HistoryForecast {
  struct Row {
    let storage: HistoryStorage
    /// In the order of the sizes.
    let bytes: [Int]
  }

  let depth: HistoryDepth
  let sizes: [Int]
  let rows: [Row]

  init(of storages: [HistoryStorage], depth: HistoryDepth, sizes: [Int], seed: UInt64) {
    self.depth = depth
    self.sizes = sizes
    let states = sizes.map { AppState.sample(size: $0, seed: seed) }
    rows = storages.map { storage in
      Row(
        storage: storage,
        bytes: states.map { storage.predictedRetainedBytes($0, depth.states) })
    }
  }
}
