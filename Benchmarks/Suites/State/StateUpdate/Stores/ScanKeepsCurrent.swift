/// A stream of actions that `scan` turns into states; the operator keeps the current one, and so
/// does the screen.
struct ScanKeepsCurrent: Store {
  private struct Scan {
    private var current: AppState
    private let nextResult: (AppState, Action) -> AppState

    init(_ initial: AppState, _ nextResult: @escaping (AppState, Action) -> AppState) {
      current = initial
      self.nextResult = nextResult
    }

    @inline(__always)
    mutating func receive(_ action: Action) -> AppState {
      current = nextResult(current, action)
      return current
    }
  }

  private var scan: Scan
  private(set) var state: AppState

  init(_ state: AppState) {
    scan = Scan(state, reduce)
    self.state = state
  }

  @inline(__always)
  mutating func update(by action: Action) {
    state = scan.receive(action)
  }
}
