import Screens

package typealias FeedStore = ScopedStore<FeedState, FeedFeature.Action>

extension FeedStore {
  package convenience init(in app: AppStore) {
    self.init(app.state.feed, of: app, toState: { $0.feed }, embed: AppFeature.Action.feed)
  }

  package func screen(_ likes: LikesStore) -> FeedScreen {
    FeedScreen(
      state: { self.state }, likes: likes.likes, onAppear: { self.send(.appeared) },
      onDisappear: { self.send(.disappeared) }, send: { self.send(.act($0)) })
  }
}
