import LabDomain

/// The form, and the saving of it. Notifies after each change.
final class ProfileModel {
  var onChange: () -> Void = {}

  private(set) var form: ProfileForm { didSet { onChange() } }
  private(set) var error: DomainError? { didSet { onChange() } }
  private(set) var isSaving = false { didSet { onChange() } }

  private let save: (Profile) async throws(DomainError) -> Profile

  init(_ profile: Profile, save: @escaping (Profile) async throws(DomainError) -> Profile) {
    form = ProfileForm(profile)
    self.save = save
  }

  func edit(name: String) {
    form.edit(name: name)
    error = nil
  }

  func edit(bio: String) {
    form.bio = bio
  }

  func saveEdits() async {
    guard !isSaving, let edited = form.edited else { return }
    isSaving = true
    do {
      form = ProfileForm(try await save(edited))
      error = nil
    } catch {
      self.error = error
    }
    isSaving = false
  }
}
