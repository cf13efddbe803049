import LabContract
import LabDomain
import Screens

package typealias ProfileController = MobiusController<ProfileState, ProfileEvent, ProfileEffect>

extension ProfileController {
  package convenience init(id: Profile.ID, environment: AppEnvironment) {
    self.init(
      ProfileState(id: id), update: updateProfile, initiate: initiateProfile,
      effectHandler: ProfileEffectHandler(environment: environment),
      eventSource: ProfileEventSource(environment: environment))
  }

  package var screen: ProfileScreen {
    ProfileScreen(
      state: { self.model }, onAppear: start, onDisappear: stop,
      send: { self.dispatch(.act($0)) })
  }
}
