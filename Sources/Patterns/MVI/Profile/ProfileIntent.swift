import Domain

nonisolated package enum ProfileIntent: Equatable, Sendable {
  case appeared
  case retryTapped
  case nameChanged(String)
  case distanceChosen(PartnerDistance)
  case saveTapped
  case noticeDismissed
  case disappeared

  // What effects end with.
  case loaded(Profile)
  case loadFailed(DomainError)
  case saved(Profile)
  case saveFailed(DomainError)
}
