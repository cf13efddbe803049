import Contract
import MVIFields

package typealias FeedStore = Store<FeedState, FeedIntent, FeedEffect>

extension FeedStore {
  /// - Parameter reduce: The reducer, or a closure around it that records what passes.
  package convenience init(
    _ state: FeedState = FeedState(),
    reduce: @escaping (inout Draft<FeedState>, FeedIntent) -> [FeedEffect] = FeedReducer.reduce,
    environment: AppEnvironment
  ) {
    self.init(
      state, reduce: reduce, handle: FeedEffectHandler(environment: environment).handle)
  }
}
