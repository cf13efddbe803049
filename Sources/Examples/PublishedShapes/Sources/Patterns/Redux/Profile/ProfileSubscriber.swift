import LabContract
import LabDomain
import Screens

package typealias ProfileSubscriber = ObservableState<ProfileState>

extension ProfileSubscriber {
  package convenience init(id: Profile.ID, environment: AppEnvironment) {
    let requests = ProfileRequests(environment: environment)
    self.init(
      of: Store(
        ProfileState(id: id), reducer: profileReducer,
        middleware: [tracing(), following(requests.follow)]))
  }

  package var screen: ProfileScreen {
    ProfileScreen(
      state: { self.current }, onAppear: { self.store.dispatch(ScreenAction.appeared) },
      onDisappear: { self.store.dispatch(ScreenAction.disappeared) }, send: store.dispatch)
  }
}
