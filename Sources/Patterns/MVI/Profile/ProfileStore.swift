import LabContract
import LabDomain

package typealias ProfileStore = Store<ProfileState, ProfileIntent, ProfileEffect>

extension ProfileStore {
  /// - Parameters:
  ///   - likes: Shared with other screens; `nil` for a screen alone.
  ///   - navigation: The stack of the app; `nil` for a screen alone.
  package convenience init(
    id: Profile.ID, name: String? = nil, likes: LikesStore? = nil,
    navigation: NavigationStore? = nil, environment: AppEnvironment
  ) {
    let likes = likes ?? LikesStore(environment: environment)
    self.init(
      ProfileState(id: id, name: name), reduce: ProfileReducer.reduce,
      navigate: navigation?.navigate ?? { _ in },
      handle: ProfileEffectHandler(likes: likes, environment: environment).handle
    ) { store, receive in
      likes.outputs.add(store) { receive(.likeChanged($0)) }
    }
  }
}
