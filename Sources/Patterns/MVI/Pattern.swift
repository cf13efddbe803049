import LabContract
import LabDomain
import StageUI

/// A store with a pure reducer.
package struct Pattern: StatePattern {
  nonisolated package let name = "MVI"
  nonisolated package let summary = """
    A store sends intents through a pure reducer, the only writer; effects are values \
    that come back as intents.
    """

  nonisolated package init() {}

  package func screens(_ environment: AppEnvironment) -> AppScreens {
    AppScreens {
      FeedView(store: FeedStore(environment: environment))
    } profile: { id in
      ProfileView(store: ProfileStore(id: id, environment: environment))
    }
  }
}
