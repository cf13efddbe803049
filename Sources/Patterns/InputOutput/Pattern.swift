import LabContract
import LabDomain
import StageUI

/// A view model with inputs and outputs.
package struct Pattern: StatePattern {
  nonisolated package let name = "InputOutput"
  nonisolated package let summary = """
    A view model has an input per user action and an output per thing shown, composed of streams; \
    only it writes.
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
