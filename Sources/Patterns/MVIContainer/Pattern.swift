import LabContract
import LabDomain
import StageUI

/// A model behind two protocols: its intent writes, its view reads.
package struct Pattern: StatePattern {
  nonisolated package let name = "MVIContainer"
  nonisolated package let summary = """
    A container holds an intent and a model; the view reads the model through one protocol, \
    the intent writes to it through another.
    """

  nonisolated package init() {}

  package func screens(_ environment: AppEnvironment) -> AppScreens {
    let likesModel = LikesModel()
    let likesIntent = LikesIntent(model: likesModel, useCases: environment.useCases)
    let likes = Container<any LikesIntentProtocol, any LikesModelState>(
      intent: likesIntent, model: likesModel)
    return AppScreens {
      let model = FeedModel()
      let intent = FeedIntent(model: model, likes: likesIntent, environment: environment)
      return FeedView(container: Container(intent: intent, model: model), likes: likes)
    } profile: { id, name in
      let model = ProfileModel(name: name)
      let intent = ProfileIntent(
        id: id, model: model, likes: likesIntent, environment: environment)
      return ProfileView(container: Container(intent: intent, model: model), likes: likes)
    }
  }
}
