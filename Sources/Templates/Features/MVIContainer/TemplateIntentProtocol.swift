import LabDomain

/// The intents of the screen: one method per user action, given what the screen shows.
protocol TemplateIntentProtocol: AnyObject, Sendable {
  func appeared(_ phase: LoadPhase)
  func retryTapped()
  func bioChanged(_ bio: String)
  func saveTapped(_ edited: Profile?)
  func noticeDismissed()
  func disappeared()
}
