import Observation

/// The reducer takes the state as `inout`.
final class InoutStore: LikingStore {
  private(set) var state: FeedState

  init(size: Int) { state = FeedState(size: size) }

  func like(_ index: Int) { reduce(into: &state, .likeTapped(index)) }
}

/// Views observe the whole state.
@Observable
final class ObservableStore: LikingStore {
  private(set) var state: FeedState

  init(size: Int) { state = FeedState(size: size) }

  func like(_ index: Int) { state.toggleLike(index) }
}

/// A view model whose properties are the state.
@Observable
final class FeedViewModel: LikingStore {
  private(set) var posts: [Post]
  private(set) var isLoading = false

  init(size: Int) { posts = FeedState(size: size).posts }

  func like(_ index: Int) { posts[index].isLiked.toggle() }
}

/// `didSet` compares with a value that it saved.
final class DidSetStore: LikingStore {
  private(set) var spinnerChanges = 0
  private var wasLoading = false
  private(set) var state: FeedState {
    didSet {
      if wasLoading != state.isLoading { spinnerChanges += 1 }
      wasLoading = state.isLoading
    }
  }

  init(size: Int) { state = FeedState(size: size) }

  func like(_ index: Int) { state.toggleLike(index) }
}

/// The case is set aside while its payload changes.
final class SetAsideStore: LikingStore {
  private(set) var phase: PhaseStore.Phase

  init(size: Int) { phase = .loaded(FeedState(size: size)) }

  func like(_ index: Int) {
    guard case .loaded(var state) = phase else { return }
    phase = .idle
    state.toggleLike(index)
    phase = .loaded(state)
  }
}

/// A failed request undoes the like of one post.
final class ElementRollbackStore: LikingStore {
  private(set) var state: FeedState
  private var rollBack: (() -> Void)?

  init(size: Int) { state = FeedState(size: size) }

  func like(_ index: Int) {
    let wasLiked = state.posts[index].isLiked
    state.toggleLike(index)
    rollBack = { [weak self] in self?.state.posts[index].isLiked = wasLiked }
  }
}

/// Undo carries out the opposite actions.
final class InverseStore: LikingStore {
  private(set) var state: FeedState
  private var undo: [FeedAction] = []

  init(size: Int) { state = FeedState(size: size) }

  func like(_ index: Int) {
    undo = [.likeTapped(index)]
    reduce(into: &state, .likeTapped(index))
  }
}

/// Only the visible part is compared.
final class PartStore: LikingStore {
  private(set) var changes = 0
  private(set) var state: FeedState

  init(size: Int) { state = FeedState(size: size) }

  func like(_ index: Int) {
    let old = state.posts[index]
    state.toggleLike(index)
    if old != state.posts[index] { changes += 1 }
  }
}

/// Subscribers are given the index of what changed.
final class NotifyingStore: LikingStore {
  private(set) var state: FeedState
  private var subscribers: [(Int) -> Void] = []

  init(size: Int) { state = FeedState(size: size) }

  func subscribe(_ subscriber: @escaping (Int) -> Void) { subscribers.append(subscriber) }

  func like(_ index: Int) {
    state.toggleLike(index)
    for subscriber in subscribers { subscriber(index) }
  }
}

/// A stream of the ids that changed.
final class IDStreamStore: LikingStore {
  private(set) var state: FeedState
  let ids: AsyncStream<Int>
  private let continuation: AsyncStream<Int>.Continuation

  init(size: Int) {
    state = FeedState(size: size)
    (ids, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  func like(_ index: Int) {
    state.toggleLike(index)
    continuation.yield(state.posts[index].id)
  }
}

/// Posts are normalised by id and changed in place.
struct NormalisedState {
  private var byID: [Int: Post]
  private let order: [Int]

  init(size: Int) {
    byID = Dictionary(uniqueKeysWithValues: FeedState(size: size).posts.map { ($0.id, $0) })
    order = byID.keys.sorted()
  }

  mutating func like(_ index: Int) { byID[order[index]]?.isLiked.toggle() }
}
