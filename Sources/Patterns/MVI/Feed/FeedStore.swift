import LabContract
import LabDomain
import LabFields

package typealias FeedStore = Store<FeedState, FeedIntent, FeedEffect>

extension FeedStore {
  /// - Parameters:
  ///   - reduce: The reducer, or a closure around it that records what passes.
  ///   - likes: Shared with other screens; `nil` for a screen alone.
  package convenience init(
    _ state: FeedState = FeedState(),
    reduce: @escaping (inout Draft<FeedState>, FeedIntent) -> [Command] = FeedReducer.reduce,
    likes: LikesStore? = nil, environment: AppEnvironment
  ) {
    let likes = likes ?? LikesStore(environment: environment)
    self.init(
      state, router: environment.router, reduce: reduce,
      handle: FeedEffectHandler(likes: likes, environment: environment).handle)
    likes.outputs.add(self) { [weak self] in self?.send(.likeChanged($0)) }
  }

  /// What the view calls and reads, compiled for this state as for the view. Calls of generic
  /// methods from another module are not.
  package var entries:
    (
      send: @MainActor (FeedIntent) -> Void, shown: @MainActor () -> [Post],
      draft: @MainActor () -> String
    )
  {
    ({ self.send($0) }, { self.shown }, { self.draft })
  }
}

extension LikesStore {
  /// What the button calls, compiled for this state, as the feed's `entries` are.
  package var tap: @MainActor (Post) -> Void { { self.send(.tapped($0)) } }
}
