import LabContract
import LabDomain
import Screens

package typealias ProfileStore = Store<ProfileState, ProfileFeature.Action>

extension ProfileStore {
  package convenience init(id: Profile.ID, environment: AppEnvironment) {
    self.init(ProfileState(id: id), reducer: ProfileFeature(environment: environment))
  }

  package var screen: ProfileScreen {
    ProfileScreen(
      state: { self.state }, onAppear: { self.send(.appeared) },
      onDisappear: { self.send(.disappeared) }, send: { self.send(.act($0)) })
  }
}
