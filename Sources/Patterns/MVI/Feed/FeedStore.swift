import LabContract
import LabDomain
import LabFields

package typealias FeedStore = Store<FeedState, FeedIntent, FeedEffect>

extension FeedStore {
  /// - Parameter reduce: The reducer, or a closure around it that records what passes.
  package convenience init(
    _ state: FeedState = FeedState(),
    reduce: @escaping (inout Draft<FeedState>, FeedIntent) -> [Command] = FeedReducer.reduce,
    environment: AppEnvironment
  ) {
    self.init(
      state, router: environment.router, reduce: reduce,
      handle: FeedEffectHandler(environment: environment).handle)
  }

  /// What the view calls and reads, compiled for this state as for the view. Calls of generic
  /// methods from another module are not.
  package var entries:
    (
      send: @MainActor (FeedIntent) -> Void, shown: @MainActor () -> [Post],
      draft: @MainActor () -> String
    )
  {
    ({ self.send($0) }, { self.shown }, { self.draft })
  }
}
