import LabDomain

/// What a person does on the profile.
package struct ProfileInputs {
  package let appeared = Input<Void>()
  package let retryTapped = Input<Void>()
  package let nameChanged = Input<String>()
  package let handleChanged = Input<String>()
  package let bioChanged = Input<String>()
  package let birthdayChanged = Input<String>()
  package let websiteChanged = Input<String>()
  package let secondWebsiteChanged = Input<String>()
  package let countryChosen = Input<Country>()
  package let cityChosen = Input<City>()
  package let showsBirthdayChanged = Input<Bool>()
  package let acceptsMessagesChanged = Input<Bool>()
  package let acceptsCallsChanged = Input<Bool>()
  package let phoneChanged = Input<String>()
  package let distanceChosen = Input<PartnerDistance>()
  package let undoTapped = Input<Void>()
  package let resetTapped = Input<Void>()
  package let saveTapped = Input<Void>()
  package let backTapped = Input<Void>()
  package let discardTapped = Input<Void>()
  package let discardQuestionClosed = Input<Void>()
  package let noticeDismissed = Input<Void>()
  package let disappeared = Input<Void>()
}
