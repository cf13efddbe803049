import Domain

package typealias FeedStore = Store<FeedState, FeedIntent, FeedEffect>

extension FeedStore {
  package convenience init(useCases: UseCases) {
    self.init(
      FeedState(), reduce: FeedReducer.reduce, handle: FeedEffectHandler(useCases: useCases).handle)
  }
}
