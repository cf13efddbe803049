import Domain

/// The profile's model as its intent sees it.
package protocol ProfileModelActions: AnyObject {
  func displayLoading()
  func displayError(_ error: DomainError)
  func displayContent()
  func display(profile: Profile)
  func display(nameProblem: NameProblem?)
  func display(distance: PartnerDistance)
  func display(isSaving: Bool)
  func displayAlert(_ notice: Notice)
  func hideAlert()
  func displayDiscardQuestion()
  func hideDiscardQuestion()
  func display(name: String)
  func display(canSave: Bool)
}
