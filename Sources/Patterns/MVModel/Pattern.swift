import LabContract
import LabDomain
import StageUI

/// Stores that views find in their environment, one for each kind of data.
package struct Pattern: StatePattern {
  nonisolated package let name = "MVModel"
  nonisolated package let summary = """
    Views share observable stores through the environment, one for each kind of data, and keep \
    what only they need in their own state; the stores call the use cases.
    """

  nonisolated package init() {}

  package func screens(_ environment: AppEnvironment) -> AppScreens {
    let posts = PostsStore(useCases: environment.useCases)
    let profiles = ProfilesStore(posts: posts, useCases: environment.useCases)
    let navigation = NavigationModel(path: environment.router.path)
    return AppScreens(path: Bindable(navigation).path) {
      FeedView().environment(navigation).environment(profiles)
        .environment(posts).environment(environment)
    } profile: { id, name in
      ProfileView(id: id, name: name).environment(navigation).environment(profiles)
        .environment(posts).environment(environment)
    }
  }
}
