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
}

func appReducer(_ action: any Action, _ state: AppState) -> AppState {
  AppState(
    feed: feedReducer(action, state.feed), profiles: profilesReducer(action, state.profiles),
    likes: likesReducer(action, state.likes))
}
