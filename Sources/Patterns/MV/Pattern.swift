import LabContract
import LabDomain
import StageUI

/// A view that owns its state.
package struct Pattern: StatePattern {
  nonisolated package let name = "MV"
  nonisolated package let summary = """
    The view owns the truth: it keeps a value in its state, binds to it, and calls the \
    use cases itself.
    """

  nonisolated package init() {}

  package func screens(_ environment: AppEnvironment) -> AppScreens {
    let likes = LikesModel(useCases: environment.useCases)
    let path = Bindable(environment.router).path
    return AppScreens(path: path) {
      FeedView(path: path).environment(environment).environment(likes)
    } profile: { id, name in
      ProfileView(id: id, name: name, path: path).environment(environment).environment(likes)
    }
  }
}
