import LabDomain

/// The intents of the profile: one method per user action, given what the screen shows.
package protocol ProfileIntentProtocol: AnyObject, Sendable {
  func appeared(_ phase: LoadPhase, handle: String?)
  func retryTapped(_ phase: LoadPhase)
  func nameChanged(_ name: String)
  func handleChanged(_ handle: String, of profile: Profile?)
  func bioChanged(_ bio: String)
  func birthdayChanged(_ birthday: String)
  func websiteChanged(_ website: String)
  func secondWebsiteChanged(_ website: String)
  func countryChosen(_ country: Country)
  func cityChosen(_ city: City)
  func showsBirthdayChanged(_ shows: Bool)
  func acceptsMessagesChanged(_ accepts: Bool)
  func acceptsCallsChanged(_ accepts: Bool)
  func phoneChanged(_ phone: String)
  func distanceChosen(_ distance: PartnerDistance)
  func undoTapped(_ form: ProfileForm, of profile: Profile?)
  func resetTapped(_ form: ProfileForm, of profile: Profile?)
  func saveTapped(_ form: ProfileForm, of profile: Profile?)
  func backTapped(isEdited: Bool)
  func discardTapped()
  func discardQuestionClosed()
  func noticeDismissed()
  func disappeared()
}
