import LabContract
import LabDomain
import StageUI

/// A view model that lists its entries, and is the only writer of its state.
package struct Pattern: StatePattern {
  nonisolated package let name = "MVVMActions"
  nonisolated package let summary = """
    The view reads an observable view model and calls the entries that a protocol lists; only \
    the view model writes to its state.
    """

  nonisolated package init() {}

  package func feed(_ environment: AppEnvironment) -> any View {
    FeedView(viewModel: FeedViewModel(environment: environment))
  }

  package func profile(_ id: Profile.ID, _ environment: AppEnvironment) -> any View {
    ProfileView(viewModel: ProfileViewModel(id: id, environment: environment))
  }
}
