import LabDomain

/// The model as its intent sees it: what to show.
protocol TemplateModelActions: AnyObject {
  func displayLoading()
  func displayError(_ error: DomainError)
  func display(_ profile: Profile)
  func change(bio: String)

  func displaySaving()
  func displaySaved(_ profile: Profile)
  func displaySaveError(_ error: DomainError)
  func hideAlert()
}
