import Screens

package typealias FeedSubscriber = ObservableState<FeedState>

extension FeedSubscriber {
  package convenience init(to store: AppStore) {
    self.init(store.state.feed, of: store) { $0.feed }
  }

  package func screen(_ likes: LikesSubscriber) -> FeedScreen {
    FeedScreen(
      state: { self.current }, likes: likes.likes,
      onAppear: { self.dispatch(FeedScreenAction.appeared) },
      onDisappear: { self.dispatch(FeedScreenAction.disappeared) }, send: dispatch)
  }
}
