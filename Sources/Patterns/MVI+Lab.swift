import LabContract
import LabDomain
import LabTrace
import MVI
import StageUI

extension MVI.Pattern: TraceablePattern {
  package func screens(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> AppScreens {
    AppScreens {
      let store = FeedStore(environment: environment)
      recorder.watch(store, in: \.state, StateFields { FeedFields($0) })
      return FeedView(store: store)
    } profile: { id in
      let store = ProfileStore(id: id, environment: environment)
      recorder.watch(store, in: \.state, StateFields { ProfileFields($0) })
      return ProfileView(store: store)
    }
  }

  package func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    let store = FeedStore(environment: environment)
    let (send, shown, draft) = store.entries
    return HeadlessFeed(
      like: { send(.likeTapped($0)) }, type: { send(.draftChanged($0)) },
      publish: { send(.publishTapped) },
      refresh: { await store.send(.refreshPulled).finish() },
      posts: shown, draft: draft)
  }
}

extension FeedState: TracedFeedState {}
extension ProfileState: TracedProfileState {}
