import LabDomain
import LabStreams
import Screens

/// The loop of the likes of all screens, which runs as long as the app.
package typealias LikesController = MobiusController<LikesState, LikesEvent, LikesEffect>

extension LikesController {
  /// - Parameter confirmed: sends the likes that the server has confirmed.
  package convenience init(useCases: UseCases, confirmed: Subject<LikeChange>) {
    self.init(
      LikesState(), update: updateLikes, initiate: { First(model: $0, effects: []) },
      effectHandler: LikesEffectHandler(useCases: useCases, confirmed: confirmed))
    start()
  }

  var likes: Likes {
    Likes(state: { self.model }, send: { self.dispatch(.act($0)) })
  }
}
