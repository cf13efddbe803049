import Contract

package typealias FeedStore = Store<FeedState, FeedIntent, FeedEffect>

extension FeedStore {
  package convenience init(environment: AppEnvironment) {
    self.init(
      FeedState(), reduce: FeedReducer.reduce,
      handle: FeedEffectHandler(environment: environment).handle)
  }
}
