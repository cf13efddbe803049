import LabContract
import LabDomain
import StageUI

/// A view model that lists its methods, and is the only writer of its state.
package struct Pattern: StatePattern {
  nonisolated package let name = "MVVMActions"
  nonisolated package let summary = """
    The view reads an observable view model and calls the methods that a protocol lists; only \
    the view model writes to its state.
    """

  nonisolated package init() {}

  package func screens(_ environment: AppEnvironment) -> AppScreens {
    let likes = LikesViewModel(useCases: environment.useCases)
    return AppScreens {
      FeedView(viewModel: FeedViewModel(likes: likes, environment: environment))
    } profile: { id, name in
      ProfileView(
        viewModel: ProfileViewModel(id: id, name: name, likes: likes, environment: environment))
    }
  }
}
