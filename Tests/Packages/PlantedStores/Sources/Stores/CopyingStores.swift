/// The reducer returns a new state while the store holds the old one.
final class ReturningStore: LikingStore {
  private(set) var state: FeedState

  init(size: Int) { state = FeedState(size: size) }

  @inline(never)
  func like(_ index: Int) { state = reduced(state, .likeTapped(index)) }

  @inline(never)
  private func reduced(_ state: FeedState, _ action: FeedAction) -> FeedState {
    var next = state
    reduce(into: &next, action)
    return next
  }
}

/// The store keeps the last shown state for comparison.
final class LastShownStore: LikingStore {
  private(set) var state: FeedState
  private var lastShown: FeedState?

  init(size: Int) { state = FeedState(size: size) }

  @inline(never)
  func like(_ index: Int) {
    state.toggleLike(index)
    lastShown = state
  }
}

/// Subscribers are given the whole state.
final class PublishingStore: LikingStore {
  private(set) var state: FeedState
  private var subscribers: [(FeedState) -> Void] = []

  init(size: Int) { state = FeedState(size: size) }

  func subscribe(_ subscriber: @escaping (FeedState) -> Void) { subscribers.append(subscriber) }

  @inline(never)
  func like(_ index: Int) {
    state.toggleLike(index)
    for subscriber in subscribers { subscriber(state) }
  }
}

/// A screen that keeps the state it was last given.
final class Screen {
  private(set) var shown: FeedState?

  init(of store: PublishingStore) { store.subscribe { [weak self] in self?.shown = $0 } }
}

/// `didSet` reads `oldValue`.
final class OldValueStore: LikingStore {
  private(set) var spinnerChanges = 0
  private(set) var state: FeedState {
    didSet {
      if oldValue.isLoading != state.isLoading { spinnerChanges += 1 }
    }
  }

  init(size: Int) { state = FeedState(size: size) }

  @inline(never)
  func like(_ index: Int) { state.toggleLike(index) }
}

/// The payload of a case is bound, changed and put back.
final class PhaseStore: LikingStore {
  enum Phase {
    case idle
    case loaded(FeedState)
  }

  private(set) var phase: Phase

  init(size: Int) { phase = .loaded(FeedState(size: size)) }

  @inline(never)
  func like(_ index: Int) {
    if case .loaded(var state) = phase {
      state.toggleLike(index)
      phase = .loaded(state)
    }
  }
}

/// A failed request restores the state that a closure captured.
final class RollbackStore: LikingStore {
  private(set) var state: FeedState
  private var rollBack: (() -> Void)?

  init(size: Int) { state = FeedState(size: size) }

  @inline(never)
  func like(_ index: Int) {
    let snapshot = state
    state.toggleLike(index)
    rollBack = { [weak self] in self?.state = snapshot }
  }
}

/// Undo restores one of the last states.
final class UndoStore: LikingStore {
  private(set) var state: FeedState
  private var undo: [FeedState] = []

  init(size: Int) { state = FeedState(size: size) }

  @inline(never)
  func like(_ index: Int) {
    undo.append(state)
    if undo.count > 3 { undo.removeFirst() }
    state.toggleLike(index)
  }
}

/// The old state is compared with the new one before a change is reported.
final class DistinctStore: LikingStore {
  private(set) var changes = 0
  private(set) var state: FeedState

  init(size: Int) { state = FeedState(size: size) }

  @inline(never)
  func like(_ index: Int) {
    let old = state
    reduce(into: &state, .likeTapped(index))
    if old != state { changes += 1 }
  }
}

/// A view store, an object beside the store, removes duplicates.
final class ScopedStore: LikingStore {
  final class ViewStore {
    var previous: FeedState?
  }

  private(set) var state: FeedState
  private let viewStore = ViewStore()

  init(size: Int) { state = FeedState(size: size) }

  @inline(never)
  func like(_ index: Int) {
    reduce(into: &state, .likeTapped(index))
    if viewStore.previous != state { viewStore.previous = state }
  }
}

/// `scan` captures the current state, which the store holds too.
final class ScanStore: LikingStore {
  private(set) var state: FeedState
  private var receive: (FeedAction) -> FeedState

  init(size: Int) {
    let initial = FeedState(size: size)
    state = initial
    var current = initial
    receive = { action in
      reduce(into: &current, action)
      return current
    }
  }

  @inline(never)
  func like(_ index: Int) { state = receive(.likeTapped(index)) }
}

/// A middleware logs the state before and after an action.
final class LoggingStore: LikingStore {
  private(set) var state: FeedState
  private(set) var log: [String] = []

  init(size: Int) { state = FeedState(size: size) }

  @inline(never)
  func like(_ index: Int) { logged(.likeTapped(index)) { reduce(into: &state, $0) } }

  private func logged(_ action: FeedAction, next: (FeedAction) -> Void) {
    let before = state
    next(action)
    log = ["\(before.posts.count) posts before, \(state.posts.count) after"]
  }
}

/// A stream buffers the newest state for its iterator.
final class StreamStore: LikingStore {
  private(set) var state: FeedState
  let states: AsyncStream<FeedState>
  private let continuation: AsyncStream<FeedState>.Continuation

  init(size: Int) {
    state = FeedState(size: size)
    (states, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  @inline(never)
  func like(_ index: Int) {
    state.toggleLike(index)
    continuation.yield(state)
  }
}
