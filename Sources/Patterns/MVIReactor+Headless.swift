import LabContract
import LabDomain
import MVIReactor

extension MVIReactor.Pattern {
  @MainActor package func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    let reactor = FeedReactor(environment: environment)
    let (send, shown, draft) = reactor.entries
    return HeadlessFeed(
      like: { send(.likeTapped($0)) }, type: { send(.draftChanged($0)) },
      publish: { send(.publishTapped) },
      refresh: { await reactor.send(.refreshPulled, while: \.isRefreshing) },
      posts: shown, draft: draft)
  }
}
