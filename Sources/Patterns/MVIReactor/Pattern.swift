import LabContract
import LabDomain
import StageUI

/// A reactor that maps actions to mutations, and reduces mutations into states.
package struct Pattern: StatePattern {
  nonisolated package let name = "MVIReactor"
  nonisolated package let summary = """
    A reactor answers each action with a stream of mutations, where all side effects are; a pure \
    function of state and mutation is the only writer.
    """

  nonisolated package init() {}

  package func screens(_ environment: AppEnvironment) -> AppScreens {
    let likes = LikesReactor(useCases: environment.useCases)
    return AppScreens {
      FeedView(reactor: FeedReactor(likes: likes, environment: environment))
    } profile: { id, name in
      ProfileView(
        reactor: ProfileReactor(id: id, name: name, likes: likes, environment: environment))
    }
  }
}
