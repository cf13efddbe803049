import Screens

package typealias LikesSubscriber = ObservableState<LikesState>

extension LikesSubscriber {
  package convenience init(to store: AppStore) {
    self.init(store.state.likes, of: store) { $0.likes }
  }

  var likes: Likes {
    Likes(state: { self.current }, send: dispatch)
  }
}
