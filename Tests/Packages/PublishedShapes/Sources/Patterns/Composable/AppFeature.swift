import LabContract
import LabDomain
import Screens

/// The app: both screens, and what they share.
package struct AppFeature: Reducer {
  package struct State {
    var feed = FeedState()
    /// The profiles that are open, each by the number of its screen.
    var profiles: [Int: ProfileState] = [:]
    var likes = LikesState()
  }

  package enum Action {
    case profileOpened(Int, Profile.ID)
    case profileClosed(Int)

    case feed(FeedFeature.Action)
    case profile(Int, ProfileFeature.Action)
    case likes(LikesFeature.Action)
  }

  let environment: AppEnvironment

  private var body: CombineReducers<State, Action> {
    CombineReducers(
      Scope(
        state: \State.feed, action: \Action.feed, embed: Action.feed,
        child: FeedFeature(environment: environment)),
      ForEach(state: \State.profiles, action: \Action.profile, embed: Action.profile) {
        ProfileFeature(screen: $0, environment: environment)
      },
      Scope(
        state: \State.likes, action: \Action.likes, embed: Action.likes,
        child: LikesFeature(toggleLike: environment.useCases.toggleLike)),
      Reduce(reduce: reduceApp))
  }

  func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
    body.reduce(into: &state, action)
  }

  private func reduceApp(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .profileOpened(let screen, let id):
      state.profiles[screen] = ProfileState(id: id)
    case .profileClosed(let screen):
      state.profiles[screen] = nil
      return .cancel(id: screen)
    case .likes(.response(let like, .success)):
      state.feed.confirm(like)
      for screen in state.profiles.keys { state.profiles[screen]?.confirm(like) }
    case .feed, .profile, .likes:
      break
    }
    return .none
  }
}

package typealias AppStore = Store<AppFeature.State, AppFeature.Action>

extension AppStore {
  package convenience init(environment: AppEnvironment) {
    self.init(AppFeature.State(), reducer: AppFeature(environment: environment))
  }

  package func feed() -> ScopedStore<FeedState, FeedAct> {
    ScopedStore(state.feed, of: self, toState: { $0.feed }, embed: { .feed(.act($0)) })
  }

  package func likes() -> ScopedStore<LikesState, LikeAct> {
    ScopedStore(state.likes, of: self, toState: { $0.likes }, embed: { .likes(.act($0)) })
  }

  /// Adds a profile to the state of the app, and removes it on release.
  package func profile(_ id: Profile.ID) -> ScopedStore<ProfileState, ProfileAct> {
    let screen = (state.profiles.keys.max() ?? 0) + 1
    send(.profileOpened(screen, id))
    return ScopedStore(
      ProfileState(id: id), of: self, toState: { $0.profiles[screen] },
      embed: { .profile(screen, .act($0)) },
      onRelease: { self.send(.profileClosed(screen)) })
  }
}

// The actions of child features.
extension AppFeature.Action {
  var feed: FeedFeature.Action? {
    if case .feed(let action) = self { action } else { nil }
  }

  var profile: (Int, ProfileFeature.Action)? {
    if case .profile(let screen, let action) = self { (screen, action) } else { nil }
  }

  var likes: LikesFeature.Action? {
    if case .likes(let action) = self { action } else { nil }
  }
}
