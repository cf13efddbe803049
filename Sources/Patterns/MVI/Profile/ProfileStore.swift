import LabContract
import LabDomain

package typealias ProfileStore = Store<ProfileState, ProfileIntent, ProfileEffect>

extension ProfileStore {
  package convenience init(id: Profile.ID, environment: AppEnvironment) {
    let effects = ProfileEffectHandler(environment: environment)
    self.init(
      ProfileState(id: id), reduce: ProfileReducer.reduce,
      perform: effects.perform, handle: effects.handle)
  }
}
