import LabDomain
import Observation

/// What the screen shows.
@Observable
final class ProfileModel {
  private(set) var name: String
  private(set) var isSaving = false
  private(set) var error: DomainError?
  private var profile: Profile

  init(_ profile: Profile) {
    self.profile = profile
    name = profile.username
  }

  var canSave: Bool { !isSaving && name != profile.username }

  /// The profile as it would be saved.
  var edited: Profile {
    var edited = profile
    edited.username = name
    return edited
  }

  func change(name: String) {
    (self.name, _) = NameRule.accept(name)
  }

  func displaySaving() {
    isSaving = true
  }

  func displaySaved(_ profile: Profile) {
    self.profile = profile
    (name, isSaving, error) = (profile.username, false, nil)
  }

  func displayError(_ error: DomainError) {
    (self.error, isSaving) = (error, false)
  }
}
