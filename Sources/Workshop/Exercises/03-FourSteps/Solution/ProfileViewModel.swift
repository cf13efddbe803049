import LabDomain

/// The profile screen without its controls: what it shows, and what a person can do.
final class ProfileViewModel {
  /// Called after each change.
  var onChange: () -> Void = {}

  private var form: ProfileForm { didSet { onChange() } }
  private var error: DomainError? { didSet { onChange() } }
  private var isSaving = false { didSet { onChange() } }

  private let save: (Profile) async throws(DomainError) -> Profile

  init(_ profile: Profile, save: @escaping (Profile) async throws(DomainError) -> Profile) {
    form = ProfileForm(profile)
    self.save = save
  }
}

// What it shows.
extension ProfileViewModel {
  var name: String { form.name }
  var bio: String { form.bio }
  var problem: String { isSaving ? "" : error?.message ?? form.nameProblem?.message ?? "" }
  var saveTitle: String { isSaving ? "Saving…" : "Save" }
  var canEdit: Bool { !isSaving }
  var canSave: Bool { form.edited != nil && !isSaving }
}

// What a person can do.
extension ProfileViewModel {
  func nameEdited(_ name: String) {
    form.edit(name: name)
    error = nil
  }

  func bioEdited(_ bio: String) {
    form.bio = bio
  }

  func saveTapped() async {
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
