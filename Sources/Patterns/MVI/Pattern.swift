import Contract
import Domain
import StageUI

/// A store that turns intents into states.
package struct Pattern: PatternForm {
  nonisolated package let name = "MVI"
  nonisolated package let summary = """
    A store sends intents through a pure reducer, the only writer; effects are values \
    that come back as intents.
    """

  nonisolated package init() {}

  package func feed(_ environment: AppEnvironment) -> any View {
    FeedView(store: FeedStore(useCases: environment.useCases))
  }

  package func profile(_ id: Profile.ID, _ environment: AppEnvironment) -> any View {
    ProfileView(
      store: ProfileStore(id: id, useCases: environment.useCases, router: environment.router))
  }
}

package typealias FeedStore = Store<FeedState, FeedIntent, FeedEffect>

extension FeedStore {
  package convenience init(useCases: UseCases) {
    self.init(
      FeedState(), reduce: FeedReducer.reduce, handle: FeedEffectHandler(useCases: useCases).handle)
  }
}

package typealias ProfileStore = Store<ProfileState, ProfileIntent, ProfileEffect>

extension ProfileStore {
  package convenience init(id: Profile.ID, useCases: UseCases, router: Router) {
    self.init(
      ProfileState(id: id), reduce: ProfileReducer.reduce,
      handle: ProfileEffectHandler(useCases: useCases, router: router).handle)
  }
}
