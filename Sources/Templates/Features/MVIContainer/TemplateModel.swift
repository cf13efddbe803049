import LabDomain
import Observation

@Observable
final class TemplateModel: TemplateModelState {
  private(set) var phase = LoadPhase.loading
  private(set) var profile: Profile?
  private(set) var bio = ""
  private(set) var isSaving = false
  private(set) var notice: Notice?

  var edited: Profile? {
    guard !isSaving, var profile, profile.bio != bio else { return nil }
    profile.bio = bio
    return profile
  }
}

extension TemplateModel: TemplateModelActions {
  func displayLoading() {
    phase = .loading
  }

  func displayError(_ error: DomainError) {
    phase = .failed(error)
  }

  func display(_ profile: Profile) {
    self.profile = profile
    bio = profile.bio
    phase = .loaded
  }

  func change(bio: String) {
    self.bio = bio
  }

  func displaySaving() {
    isSaving = true
  }

  func displaySaved(_ profile: Profile) {
    self.profile = profile
    isSaving = false
  }

  func displaySaveError(_ error: DomainError) {
    notice = Notice(.save, error) ?? notice
    isSaving = false
  }

  func hideAlert() {
    notice = nil
  }
}
