import LabDomain
import Screens

package typealias ProfileStore = ScopedStore<ProfileState, ProfileFeature.Action>

extension ProfileStore {
  /// Adds a profile to the state of the app, and removes it on release.
  package convenience init(id: Profile.ID, in app: AppStore) {
    let screen = (app.state.profiles.keys.max() ?? 0) + 1
    app.send(.profileOpened(screen, id))
    self.init(
      ProfileState(id: id), of: app, toState: { $0.profiles[screen] },
      embed: { .profile(screen, $0) }, onRelease: { app.send(.profileClosed(screen)) })
  }

  package func screen(_ likes: LikesStore) -> ProfileScreen {
    ProfileScreen(
      state: { self.state }, likes: likes.likes, onAppear: { self.send(.appeared) },
      onDisappear: { self.send(.disappeared) }, send: { self.send(.act($0)) })
  }
}
