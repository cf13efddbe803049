import LabDomain
import Observation

/// The model as its view sees it.
protocol TemplateModelState: AnyObject {
  var form: TemplateForm { get }
  var isSaving: Bool { get }
  /// The profile to save; `nil` if Save has nothing to do.
  var edited: Profile? { get }
}

/// The model as its intent sees it: what to show.
protocol TemplateModelActions: AnyObject {
  func change(_ field: WritableKeyPath<TemplateForm, String>, to value: String)
  func displaySaving()
  func displaySaved(_ profile: Profile)
  func displaySaveError(_ error: DomainError)
}

@Observable
final class TemplateModel: TemplateModelState {
  private(set) var form: TemplateForm
  private(set) var isSaving = false
  private var profile: Profile

  init(_ profile: Profile) {
    (self.profile, form) = (profile, TemplateForm(profile))
  }

  var edited: Profile? { isSaving ? nil : form.edited(profile) }
}

extension TemplateModel: TemplateModelActions {
  func change(_ field: WritableKeyPath<TemplateForm, String>, to value: String) {
    form[keyPath: field] = value
  }

  func displaySaving() { isSaving = true }

  func displaySaved(_ profile: Profile) {
    self.profile = profile
    isSaving = false
  }

  func displaySaveError(_ error: DomainError) {
    form.failure = error
    isSaving = false
  }
}
