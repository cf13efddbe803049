import LabContract
import LabDomain
import StageUI

/// A view model that the view binds to.
package struct Pattern: StatePattern {
  nonisolated package let name = "MVVM"
  nonisolated package let summary = """
    The view binds to an observable view model; both write to its state, and its methods \
    call the use cases.
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
