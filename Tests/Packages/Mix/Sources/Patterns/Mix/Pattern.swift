import LabContract
import LabDomain
import StageUI

/// A store of what both screens show, a view model that the feed binds to, and one that lists its methods for the profile.
package struct Pattern: StatePattern {
  nonisolated package let name = "Mix"
  nonisolated package let summary = """
    Both screens show the posts of one observable store, which only its methods change; the feed \
    binds to its view model, and the profile calls the methods that a protocol lists.
    """

  nonisolated package init() {}

  package func screens(_ environment: AppEnvironment) -> AppScreens {
    let store = PostsStore(useCases: environment.useCases)
    return AppScreens {
      FeedView(viewModel: FeedViewModel(store: store, environment: environment))
    } profile: { id, name in
      ProfileView(
        viewModel: ProfileViewModel(id: id, name: name, store: store, environment: environment))
    }
  }
}
