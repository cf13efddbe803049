import LabContract
import LabDomain

package typealias ProfileStore = Store<ProfileState, ProfileIntent, ProfileEffect>

extension ProfileStore {
  /// - Parameter likes: Shared with other screens; `nil` for a screen alone.
  package convenience init(
    id: Profile.ID, likes: LikesStore? = nil, environment: AppEnvironment
  ) {
    let likes = likes ?? LikesStore(environment: environment)
    self.init(
      ProfileState(id: id), router: environment.router, reduce: ProfileReducer.reduce,
      handle: ProfileEffectHandler(likes: likes, environment: environment).handle
    ) { store, receive in
      likes.outputs.add(store) { receive(.likeChanged($0)) }
    }
  }
}
