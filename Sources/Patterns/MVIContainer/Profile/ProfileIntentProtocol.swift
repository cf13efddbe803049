import LabDomain

/// The intents of the profile: one method per user action.
package protocol ProfileIntentProtocol: AnyObject, Sendable {
  func appeared()
  func retryTapped()
  func nameChanged(_ name: String)
  func distanceChosen(_ distance: PartnerDistance)
  func saveTapped()
  func backTapped()
  func discardTapped()
  func discardQuestionClosed()
  func noticeDismissed()
  func disappeared()
}
