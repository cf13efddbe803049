import LabContract
import LabDomain

/// Liking on all screens of an app, so that a request outlives the screen of its tap.
package typealias LikesStore = Store<LikesState, LikesIntent, LikesEffect>

extension LikesStore {
  package convenience init(environment: AppEnvironment) {
    self.init(
      LikesState(), router: environment.router, reduce: LikesReducer.reduce,
      handle: LikesEffectHandler(useCases: environment.useCases).handle)
  }

  /// What the button calls, compiled for this state, as the feed's `entries` are.
  package var tap: @MainActor (Post) -> Void { { self.send(.tapped($0)) } }
}
