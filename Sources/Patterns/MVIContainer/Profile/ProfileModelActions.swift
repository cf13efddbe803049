import LabDomain

/// The profile's model as its intent sees it: what to show.
package protocol ProfileModelActions: AnyObject {
  func displayLoading()
  func displayError(_ error: DomainError)
  func display(_ profile: Profile, posts: [Post])
  func displayLike(_ like: LikeChange)
  /// Shows what was saved elsewhere, except in fields that have been edited.
  func update(to newer: Profile)
  func change<Value>(_ field: WritableKeyPath<ProfileForm, Value>, to value: Value)

  func displayProblems()
  func displaySaving()
  func displaySaved(_ profile: Profile)
  func displayTaken(handle: String)
  func displayTaken(_ field: ProfileForm.Field)
  func endSaving()

  func displayDiscardQuestion()
  func hideDiscardQuestion()
  func displayAlert(_ failure: Notice.Failure, _ error: DomainError)
  func hideAlert()
}
