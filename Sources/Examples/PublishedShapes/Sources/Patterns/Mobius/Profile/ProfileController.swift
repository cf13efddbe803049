import LabContract
import LabDomain
import LabStreams
import Screens

package typealias ProfileController = MobiusController<ProfileState, ProfileEvent, ProfileEffect>

extension ProfileController {
  package convenience init(
    id: Profile.ID, confirmedLikes: Subject<LikeChange>, environment: AppEnvironment
  ) {
    self.init(
      ProfileState(id: id), update: updateProfile, initiate: initiateProfile,
      effectHandler: ProfileEffectHandler(environment: environment),
      eventSources: ProfileEventSource(environment: environment),
      LikesEventSource(confirmedLikes, ProfileEvent.likeConfirmed))
  }

  package func screen(_ likes: LikesController) -> ProfileScreen {
    ProfileScreen(
      state: { self.model }, likes: likes.likes, onAppear: start, onDisappear: stop,
      send: { self.dispatch(.act($0)) })
  }
}
