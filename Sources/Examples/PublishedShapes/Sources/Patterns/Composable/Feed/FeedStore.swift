import LabContract
import Screens

package typealias FeedStore = Store<FeedState, FeedFeature.Action>

extension FeedStore {
  package convenience init(environment: AppEnvironment) {
    self.init(FeedState(), reducer: FeedFeature(environment: environment))
  }

  package var screen: FeedScreen {
    FeedScreen(
      state: { self.state }, onAppear: { self.send(.appeared) },
      onDisappear: { self.send(.disappeared) }, send: { self.send(.act($0)) })
  }
}
