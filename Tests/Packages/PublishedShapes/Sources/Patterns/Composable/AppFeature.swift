import LabContract
import LabDomain
import Screens
import StageUI

/// The app: both screens, and what they share.
package struct AppFeature: Reducer {
  package struct State {
    var feed = FeedState()
    /// The profiles that are open, each by the number of its screen.
    var profiles: [Int: ProfileState] = [:]
    var likes = LikesState()
  }

  package enum Action {
    case profileOpened(Int, ProfileState)
    case profileClosed(Int)

    case feed(FeedFeature.Action)
    case row(Post.ID, FeedRowAct)
    case profile(Int, ProfileFeature.Action)
    case likes(LikesFeature.Action)
  }

  let environment: AppEnvironment

  func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .profileOpened(let screen, let profile):
      state.profiles[screen] = profile
      return .none
    case .profileClosed(let screen):
      state.profiles[screen] = nil
      return .cancel(id: screen)

    case .feed(let action):
      return FeedFeature(environment: environment).reduce(into: &state.feed, action)
        .map(Action.feed)
    case .row(let id, let act):
      guard let post = state.feed.post(id) else { return .none }
      switch act {
      case .likeTapped: return reduce(into: &state, .likes(.view(.likeTapped(post))))
      case .authorTapped: return reduce(into: &state, .feed(.view(.authorTapped(post))))
      }
    case .profile(let screen, let action):
      guard state.profiles[screen] != nil else { return .none }
      return ProfileFeature(screen: screen, environment: environment)
        .reduce(into: &state.profiles[screen]!, action).map { .profile(screen, $0) }
    case .likes(let action):
      if case .response(.liked(let like, .success)) = action {
        state.feed.confirm(like)
        for screen in state.profiles.keys { state.profiles[screen]?.confirm(like) }
      }
      return LikesFeature(useCases: environment.useCases)
        .reduce(into: &state.likes, action).map(Action.likes)
    }
  }
}

package typealias AppStore = Store<AppFeature.State, AppFeature.Action>

extension AppStore {
  package convenience init(environment: AppEnvironment) {
    self.init(AppFeature.State(), reducer: AppFeature(environment: environment))
  }
}

extension Store: AppScreenStores where State == AppFeature.State, Action == AppFeature.Action {
  package func feed() -> FeedStore {
    scope(state.feed, toState: { $0.feed }, embed: { .feed(.view($0)) })
  }

  package func feedView(_ feed: FeedStore, likes: LikesStore) -> any View {
    let rows = scope(list: { $0.feed.shown(with: $0.likes) }, embed: AppFeature.Action.row)
    return FeedView(store: feed, rows: rows, likes: likes)
  }

  package func likes() -> LikesStore {
    scope(state.likes, toState: { $0.likes }, embed: { .likes(.view($0)) })
  }

  package func profile(_ profile: ProfileState) -> ProfileStore {
    let screen = (state.profiles.keys.max() ?? 0) + 1
    send(.profileOpened(screen, profile))
    return scope(
      profile, toState: { $0.profiles[screen] },
      embed: { .profile(screen, .view($0)) },
      onRelease: { self.send(.profileClosed(screen)) })
  }
}
