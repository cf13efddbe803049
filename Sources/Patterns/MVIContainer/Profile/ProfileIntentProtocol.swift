import Domain

/// What a person can do on the profile.
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
