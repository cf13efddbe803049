import Contract
import Domain
import StageUI

/// A view model with inputs and outputs.
package struct Pattern: StatePattern {
  nonisolated package let name = "InputOutput"
  nonisolated package let summary = """
    A view model takes a method call per user act and answers with a stream per thing \
    shown; only it writes.
    """

  nonisolated package init() {}

  package func feed(_ environment: AppEnvironment) -> any View {
    let viewModel = FeedViewModel(environment: environment)
    return FeedView(input: viewModel, output: viewModel)
  }

  package func profile(_ id: Profile.ID, _ environment: AppEnvironment) -> any View {
    let viewModel = ProfileViewModel(id: id, environment: environment)
    return ProfileView(input: viewModel, output: viewModel)
  }
}
