import LabDomain

/// The model as its intent sees it: what can happen, and what is to be requested then.
protocol TemplateModelActions: AnyObject {
  var isLoading: Bool { get }

  /// Shows that what failed loads again; returns `false` if nothing has failed.
  func retryLoading() -> Bool
  func displayError(_ error: DomainError)
  func display(_ profile: Profile)
  func change(bio: String)

  /// Shows that the profile is being saved; returns it as edited, or `nil` if it cannot be saved.
  func startSaving() -> Profile?
  func displaySaved(_ profile: Profile)
  func endSaving()

  func displayAlert(_ failure: Notice.Failure, _ error: DomainError)
  func hideAlert()
}
