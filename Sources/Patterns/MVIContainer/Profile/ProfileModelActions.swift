import LabDomain

/// The profile's model as its intent sees it: what can happen, and what is to be requested then.
package protocol ProfileModelActions: AnyObject {
  var isLoading: Bool { get }

  /// Shows that what failed loads again; returns `false` if nothing has failed.
  func retryLoading() -> Bool
  func displayError(_ error: DomainError)
  func display(_ profile: Profile)
  /// Shows what was saved elsewhere, except in fields that have been edited.
  func update(to newer: Profile)
  func change(name: String)
  func choose(_ distance: PartnerDistance)

  /// Shows that the profile is being saved; returns it as edited, or `nil` if it cannot be saved.
  func startSaving() -> Profile?
  func displaySaved(_ profile: Profile)
  func displayNameTaken()
  func endSaving()

  /// Asks whether to discard the edits; returns `false` if there are none.
  func askToDiscard() -> Bool
  func hideDiscardQuestion()
  func displayAlert(_ failure: Notice.Failure, _ error: DomainError)
  func hideAlert()
}
