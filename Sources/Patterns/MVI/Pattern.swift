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

  package func feed(_ environment: AppEnvironment) -> any View {
    FeedView(store: FeedStore(environment: environment))
  }

  package func profile(_ id: Profile.ID, _ environment: AppEnvironment) -> any View {
    ProfileView(store: ProfileStore(id: id, environment: environment))
  }
}
