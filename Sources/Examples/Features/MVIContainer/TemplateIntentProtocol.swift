/// The intents of the screen: one method per user action.
protocol TemplateIntentProtocol: AnyObject, Sendable {
  func appeared()
  func retryTapped()
  func bioChanged(_ bio: String)
  func saveTapped()
  func noticeDismissed()
  func disappeared()
}
