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
    let likes = LikesStore(environment: environment)
    let navigation = NavigationStore(NavigationState(path: environment.router.path))
    return AppScreens(path: navigation.binding) {
      FeedView(
        store: FeedStore(likes: likes, navigation: navigation, environment: environment),
        likes: likes)
    } profile: { id, name in
      ProfileView(
        store: ProfileStore(
          id: id, name: name, likes: likes, navigation: navigation, environment: environment),
        likes: likes)
    }
  }
}
