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
    AppScreens {
      let model = FeedModel()
      let intent = FeedIntent(model: model, environment: environment)
      return FeedView(container: Container(intent: intent, model: model))
    } profile: { id in
      let model = ProfileModel()
      let intent = ProfileIntent(id: id, model: model, environment: environment)
      return ProfileView(container: Container(intent: intent, model: model))
    }
  }
}
