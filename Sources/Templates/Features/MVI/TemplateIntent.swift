import LabDomain

nonisolated enum TemplateIntent: StoreIntent {
  case view(View)

  // Sent by effects.
  case loaded(Profile)
  case loadFailed(DomainError)
  case saved(Profile)
  case saveFailed(DomainError)

  enum View: Equatable, Sendable {
    case appeared
    case retryTapped
    case bioChanged(String)
    case saveTapped
    case noticeDismissed
    case disappeared
  }
}
