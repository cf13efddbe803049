import LabContract
import LabDomain
import Screens

/// The state of the app: both screens, and what they share.
package struct AppState {
  var feed = FeedState()
  /// The profiles that are open, each by the number of its screen.
  var profiles: [Int: ProfileState] = [:]
  var likes = LikesState()
}

package typealias AppStore = Store<AppState>

extension AppStore {
  package convenience init(environment: AppEnvironment) {
    self.init(
      AppState(), reducer: appReducer,
      middleware: [
        following(\.feed, FeedRequests(environment: environment).follow),
        following(\.profiles, ProfileRequests(environment: environment).follow),
        following(\.likes, LikeRequests(useCases: environment.useCases).follow),
      ])
  }
}

extension Store: AppScreenStores where State == AppState {
  package func feed() -> FeedStore {
    subscriber(state.feed, select: { $0.feed }, action: { $0 })
  }

  package func likes() -> LikesStore {
    subscriber(state.likes, select: { $0.likes }, action: { $0 })
  }

  package func profile(_ profile: ProfileState) -> ProfileStore {
    let screen = (state.profiles.keys.max() ?? 0) + 1
    dispatch(ProfileAction.opened(screen, profile))
    return subscriber(
      profile, select: { $0.profiles[screen] },
      action: { ProfileAction.inProfile(screen, $0) },
      onRelease: { self.dispatch(ProfileAction.closed(screen)) })
  }
}

func appReducer(_ action: any Action, _ state: AppState) -> AppState {
  AppState(
    feed: feedReducer(action, state.feed), profiles: profilesReducer(action, state.profiles),
    likes: likesReducer(action, state.likes))
}
