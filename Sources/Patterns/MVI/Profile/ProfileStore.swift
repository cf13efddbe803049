import LabContract
import LabDomain

package typealias ProfileStore = Store<ProfileState, ProfileIntent, ProfileEffect>

extension ProfileStore {
  package convenience init(id: Profile.ID, environment: AppEnvironment) {
    self.init(
      ProfileState(id: id), router: environment.router, reduce: ProfileReducer.reduce,
      handle: ProfileEffectHandler(environment: environment).handle)
  }
}
