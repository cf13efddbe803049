import LabContract
import LabDomain
import StageUI

/// A model that views find in their environment.
package struct Pattern: StatePattern {
  nonisolated package let name = "MVModel"
  nonisolated package let summary = """
    Views share an observable model through the environment, and keep what only they need in \
    their own state; the model calls the use cases.
    """

  nonisolated package init() {}

  package func screens(_ environment: AppEnvironment) -> AppScreens {
    let posts = PostsModel(useCases: environment.useCases)
    return AppScreens {
      FeedView().environment(FeedModel(posts: posts, environment: environment))
        .environment(posts).environment(environment)
    } profile: { id in
      ProfileView().environment(ProfileModel(id: id, posts: posts, environment: environment))
        .environment(posts).environment(environment)
    }
  }
}
