import LabDomain

nonisolated package enum ProfileIntent: StoreIntent {
  case view(View)

  // Sent by effects.
  case loaded(ProfileWithPosts)
  case loadFailed(DomainError)
  case handleTaken(String)
  case saved(Profile)
  case saveFailed(DomainError)
  case profileSaved(Profile)

  // Put out by the likes.
  case likeChanged(LikeChange)

  package enum View: Equatable, Sendable {
    case appeared
    case retryTapped
    case nameChanged(String)
    case handleChanged(String)
    case bioChanged(String)
    case birthdayChanged(String)
    case websiteChanged(String)
    case secondWebsiteChanged(String)
    case countryChosen(Country)
    case cityChosen(City)
    case showsBirthdayChanged(Bool)
    case acceptsMessagesChanged(Bool)
    case acceptsCallsChanged(Bool)
    case phoneChanged(String)
    case distanceChosen(PartnerDistance)
    case undoTapped
    case resetTapped
    case saveTapped
    case focusMoved(ProfileForm.Field?)
    case backTapped
    case discardTapped
    case discardQuestionClosed
    case noticeDismissed
    case disappeared
  }
}
