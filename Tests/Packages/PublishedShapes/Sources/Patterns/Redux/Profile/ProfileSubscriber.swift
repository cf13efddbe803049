import LabDomain
import Screens

package typealias ProfileSubscriber = ObservableState<ProfileState>

extension ProfileSubscriber {
  /// Adds a profile to the state, and removes it on release.
  package convenience init(id: Profile.ID, to store: AppStore) {
    let screen = (store.state.profiles.keys.max() ?? 0) + 1
    store.dispatch(ProfileAction.opened(screen, id))
    self.init(
      ProfileState(id: id), of: store,
      dispatch: { store.dispatch(ProfileAction.inProfile(screen, $0)) },
      onRelease: { store.dispatch(ProfileAction.closed(screen)) },
      select: { $0.profiles[screen] })
  }

  package func screen(_ likes: LikesSubscriber) -> ProfileScreen {
    ProfileScreen(
      state: { self.current }, likes: likes.likes,
      onAppear: { self.dispatch(ProfileScreenAction.appeared) },
      onDisappear: { self.dispatch(ProfileScreenAction.disappeared) }, send: dispatch)
  }
}
