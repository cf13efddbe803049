import Contract
import Domain

package typealias ProfileStore = Store<ProfileState, ProfileIntent, ProfileEffect>

extension ProfileStore {
  package convenience init(id: Profile.ID, useCases: UseCases, router: Router) {
    self.init(
      ProfileState(id: id), reduce: ProfileReducer.reduce,
      handle: ProfileEffectHandler(useCases: useCases, router: router).handle)
  }
}
