import Domain

/// The inputs of the profile: one method per user action.
package protocol ProfileInput: AnyObject, Sendable {
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
