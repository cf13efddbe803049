import LabContract
import LabDomain
import MVIContainer

extension MVIContainer.FeedIntent {
  /// Creates the intent of a screen alone, with a child that shows no alert.
  convenience init(model: any FeedModelActions, environment: AppEnvironment) {
    let likes = LikesIntent(model: LikesModel(), useCases: environment.useCases)
    self.init(model: model, likes: likes, environment: environment)
  }
}

extension MVIContainer.ProfileIntent {
  /// Creates the intent of a screen alone, with a child that shows no alert.
  convenience init(id: Profile.ID, model: any ProfileModelActions, environment: AppEnvironment) {
    let likes = LikesIntent(model: LikesModel(), useCases: environment.useCases)
    self.init(id: id, model: model, likes: likes, environment: environment)
  }
}
