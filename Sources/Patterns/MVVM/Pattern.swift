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

  package func feed(_ environment: AppEnvironment) -> any View {
    FeedView(viewModel: FeedViewModel(environment: environment))
  }

  package func profile(_ id: Profile.ID, _ environment: AppEnvironment) -> any View {
    ProfileView(viewModel: ProfileViewModel(id: id, environment: environment))
  }
}
