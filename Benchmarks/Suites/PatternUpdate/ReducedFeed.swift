import LabContract
import LabDomain
import LabFields
import LabMeasure
import LabPatterns
import MVI
import Observation

extension UpdatedStore {
  /// MVI's reducer behind the smallest store, the baseline first.
  @MainActor static let reducers = [
    UpdatedStore(
      name: "on the main actor", make: { FeedOnMainActor().headless($0) }, isKnown: true),
    UpdatedStore(name: inActor, make: { FeedFromActor().headless($0) }, isKnown: true),
  ]

  static let inActor = "in an actor"
}

/// A feed whose state only MVI's reducer changes.
@MainActor
private protocol ReducedFeed: AnyObject {
  var posts: Posts { get }
  /// Returns the task that ends with the new state; `nil` if it is there already.
  @discardableResult func send(_ intent: FeedIntent) -> Task<Void, Never>?
}

extension ReducedFeed {
  func headless(_ environment: AppEnvironment) -> HeadlessFeed {
    HeadlessFeed(
      like: { self.send(.likeChanged(LikeChange(!$0.isLiked, $0.id))) },
      type: { _ in }, publish: {},
      refresh: {
        guard let page = try? await environment.useCases.loadFeedPage() else { return }
        await self.send(.refreshed(page))?.value
      },
      posts: { self.posts.shown(likedOnly: false) }, draft: { "" })
  }
}

/// Reduces in place.
@Observable
private final class FeedOnMainActor: ReducedFeed {
  private var draft = Draft(FeedState())

  var posts: Posts { draft.state.posts }

  func send(_ intent: FeedIntent) -> Task<Void, Never>? {
    _ = FeedReducer.reduce(into: &draft, intent)
    return nil
  }
}

/// Has an actor reduce, which sends the whole state back.
@Observable
private final class FeedFromActor: ReducedFeed {
  private var state = FeedState()
  @ObservationIgnored private let reducer = Reducer()

  var posts: Posts { state.posts }

  func send(_ intent: FeedIntent) -> Task<Void, Never>? {
    Task { state = await reducer.reduce(intent) }
  }

  private actor Reducer {
    private var draft = Draft(FeedState())

    func reduce(_ intent: FeedIntent) -> FeedState {
      _ = CPUClock.leavingOut { FeedReducer.reduce(into: &draft, intent) }
      return draft.state
    }
  }
}
