import Composable
import LabContract
import LabDomain
import LabPatterns
import LabTrace
import Redux
import Screens
import StageUI

// The lab finds the list by its conformance.
// swift-format-ignore: AvoidRetroactiveConformances
nonisolated extension AddedPatterns: @retroactive PatternListing {
  public static let patterns: [any TraceablePattern] = [
    PublishedShape(
      name: "Redux",
      summary: """
        Actions pass middleware to a pure reducer, which returns the next state; requests are \
        middleware, and the store's subscribers get each state.
        """
    ) { Redux.AppStore(environment: $0) },
    PublishedShape(
      name: "Composable",
      summary: """
        A store runs a reducer composed of the reducers of its features; effects send actions \
        back, and are cancelled by id.
        """
    ) { Composable.AppStore(environment: $0) },
  ]
}

/// A pattern whose one store keeps the state of the app.
struct PublishedShape: TraceablePattern {
  let name: String
  let summary: String
  let store: @MainActor (AppEnvironment) -> any AppScreenStores

  func screens(_ environment: AppEnvironment) -> AppScreens {
    screens(environment, tracedBy: Recorder(level: .off))
  }

  func screens(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> AppScreens {
    let app = store(environment)
    let likes = app.likes()
    recorder.watch(likes, in: \.state, StateFields { LikesFields(notice: $0.notice) })
    return AppScreens {
      let feed = app.feed()
      recorder.watch(feed, in: \.state, StateFields { FeedFields($0) })
      return app.feedView(feed, likes: likes)
    } profile: { id, name in
      let profile = app.profile(ProfileState(id: id, name: name))
      recorder.watch(profile, in: \.state, StateFields { ProfileFields($0) })
      return ProfileScreen(profile, likes: likes)
    }
  }

  func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    let app = store(environment)
    let (feed, likes) = (app.feed(), app.likes())
    return HeadlessFeed(
      like: { likes.send(.likeTapped($0)) }, type: { feed.send(.draftChanged($0)) },
      publish: { feed.send(.publishTapped) }, refresh: { await feed.refresh() },
      posts: { feed.state.shown(with: likes.state) }, draft: { feed.state.draft })
  }
}

extension FeedState: TracedFeedState {}

extension ProfileState: TracedProfileState {}
