import LabContract
import LabDomain
import LabFields

package typealias FeedStore = Store<FeedState, FeedIntent, FeedEffect>

extension FeedStore {
  /// - Parameters:
  ///   - reduce: The reducer, or a closure around it that records what passes.
  ///   - likes: Shared with other screens; `nil` for a screen alone.
  ///   - navigation: The stack of the app; `nil` for a screen alone.
  package convenience init(
    _ state: FeedState = FeedState(),
    reduce: @escaping (inout Draft<FeedState>, FeedIntent) -> [Command] = FeedReducer.reduce,
    likes: LikesStore? = nil, navigation: NavigationStore? = nil, environment: AppEnvironment
  ) {
    let likes = likes ?? LikesStore(environment: environment)
    self.init(
      state, reduce: reduce, navigate: navigation?.navigate ?? { _ in },
      handle: FeedEffectHandler(likes: likes, environment: environment).handle
    ) { store, receive in
      likes.outputs.add(store) { receive(.likeChanged($0)) }
    }
  }
}
