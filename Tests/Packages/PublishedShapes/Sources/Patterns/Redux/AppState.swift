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
        tracing(), following(\.feed, FeedRequests(environment: environment).follow),
        following(\.profiles, OpenProfiles(environment: environment).follow),
        following(\.likes, LikeRequests(useCases: environment.useCases).follow),
      ])
  }

  package func feed() -> ObservableState<FeedState, FeedAct> {
    ObservableState(state.feed, of: self) { $0.feed }
  }

  package func likes() -> ObservableState<LikesState, LikeAct> {
    ObservableState(state.likes, of: self) { $0.likes }
  }

  /// Adds a profile to the state, and removes it on release.
  package func profile(_ id: Profile.ID) -> ObservableState<ProfileState, ProfileAct> {
    let screen = (state.profiles.keys.max() ?? 0) + 1
    dispatch(ProfileAction.opened(screen, id))
    return ObservableState(
      ProfileState(id: id), of: self,
      dispatch: { self.dispatch(ProfileAction.inProfile(screen, $0)) },
      onRelease: { self.dispatch(ProfileAction.closed(screen)) },
      select: { $0.profiles[screen] })
  }
}

func appReducer(_ action: any Action, _ state: AppState) -> AppState {
  AppState(
    feed: feedReducer(action, state.feed), profiles: profilesReducer(action, state.profiles),
    likes: likesReducer(action, state.likes))
}
