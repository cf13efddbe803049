import LabContract
import LabDomain
import MVI

extension MVI.Pattern {
  @MainActor package func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    let store = FeedStore(environment: environment)
    let (send, shown, draft) = store.entries
    return HeadlessFeed(
      like: { send(.likeTapped($0)) }, type: { send(.draftChanged($0)) },
      publish: { send(.publishTapped) },
      refresh: { await store.send(.refreshPulled).finish() },
      posts: shown, draft: draft)
  }
}
