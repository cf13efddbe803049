import Screens

package typealias LikesStore = ScopedStore<LikesState, LikesFeature.Action>

extension LikesStore {
  package convenience init(in app: AppStore) {
    self.init(app.state.likes, of: app, toState: { $0.likes }, embed: AppFeature.Action.likes)
  }

  var likes: Likes {
    Likes(state: { self.state }, send: { self.send(.act($0)) })
  }
}
