import LabContract

/// Liking on all screens of an app, so that a request outlives the screen of its tap.
package typealias LikesStore = Store<LikesState, LikesIntent, LikesEffect>

extension LikesStore {
  package convenience init(environment: AppEnvironment) {
    self.init(
      LikesState(), reduce: LikesReducer.reduce,
      handle: LikesEffectHandler(useCases: environment.useCases).handle)
  }
}
