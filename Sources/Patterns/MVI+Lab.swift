import LabContract
import LabDomain
import LabFields
import LabTrace
import MVI
import StageUI

extension MVI.Pattern: TraceablePattern {
  package func screens(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> AppScreens {
    let likes = LikesStore(environment: environment)
    recorder.watch(likes, in: \.state, StateFields { LikesFields(notice: $0.notice) })
    let navigation = NavigationStore(NavigationState(path: environment.router.path))
    recorder.watch(navigation, in: \.state, StateFields { (state: NavigationState) in state })
    return AppScreens(path: navigation.binding) {
      let store = FeedStore(likes: likes, navigation: navigation, environment: environment)
      recorder.watch(store, in: \.state, StateFields { FeedFields($0) })
      return FeedView(store: store, likes: likes)
    } profile: { id, name in
      let store = ProfileStore(
        id: id, name: name, likes: likes, navigation: navigation, environment: environment)
      recorder.watch(store, in: \.state, StateFields { ProfileFields($0) })
      return ProfileView(store: store, likes: likes)
    }
  }

  package func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    Self.headlessFeed(environment, reduce: FeedReducer.reduce)
  }

  /// The same store, with the old state kept while the reducer runs.
  @MainActor package static func feedKeepingState(_ environment: AppEnvironment) -> HeadlessFeed {
    headlessFeed(environment) { state, intent in
      let old = state.state
      return withExtendedLifetime(old) { FeedReducer.reduce(into: &state, intent) }
    }
  }

  @MainActor private static func headlessFeed(
    _ environment: AppEnvironment,
    reduce: @escaping (inout Draft<FeedState>, FeedIntent) -> [FeedStore.Command]
  ) -> HeadlessFeed {
    let likes = LikesStore(environment: environment)
    let store = FeedStore(reduce: reduce, likes: likes, environment: environment)
    let (send, shown, draft) = store.entries
    return HeadlessFeed(
      like: likes.tap, type: { send(.draftChanged($0)) },
      publish: { send(.publishTapped) },
      refresh: { await store.send(.refreshPulled).finish() },
      posts: shown, draft: draft)
  }
}

extension FeedState: TracedFeedState {}
extension ProfileState: TracedProfileState {}
