import Foundation

/// An actor with the state before the last change. An update waits for it.
final class ActorStore: LikingStore {
  actor Feed {
    private var state: FeedState
    private var previous: FeedState?

    init(size: Int) { state = FeedState(size: size) }

    func like(_ index: Int) {
      previous = state
      state.toggleLike(index)
    }
  }

  private let feed: Feed

  init(size: Int) { feed = Feed(size: size) }

  func like(_ index: Int) {
    let done = DispatchSemaphore(value: 0)
    Task.detached { [feed] in
      await feed.like(index)
      done.signal()
    }
    done.wait()
  }
}

/// An actor that changes its state in place.
final class InPlaceActorStore: LikingStore {
  actor Feed {
    private var state: FeedState

    init(size: Int) { state = FeedState(size: size) }

    func like(_ index: Int) { state.toggleLike(index) }
  }

  private let feed: Feed

  init(size: Int) { feed = Feed(size: size) }

  func like(_ index: Int) {
    let done = DispatchSemaphore(value: 0)
    Task.detached { [feed] in
      await feed.like(index)
      done.signal()
    }
    done.wait()
  }
}

/// A state that a queue of its own changes, with the one before the last change. An update waits for it.
final class QueueStore: LikingStore {
  private final nonisolated class Feed: @unchecked Sendable {
    private var state: FeedState
    private var previous: FeedState?

    init(_ state: FeedState) { self.state = state }

    func like(_ index: Int) {
      previous = state
      state.toggleLike(index)
    }
  }

  private let feed: Feed
  private let queue = DispatchQueue(label: "feed")

  init(size: Int) { feed = Feed(FeedState(size: size)) }

  func like(_ index: Int) {
    let done = DispatchSemaphore(value: 0)
    queue.async { [feed] in
      feed.like(index)
      done.signal()
    }
    done.wait()
  }
}
