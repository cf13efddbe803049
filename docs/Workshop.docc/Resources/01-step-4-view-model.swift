// Sources/Exercises/06-FourSteps/Solution/ProfileViewModel.swift
/// The profile screen without its controls: what it shows, and what a person can do.
final class ProfileViewModel {
  /// Called after each change.
  var onChange: () -> Void = {}

  private var form: ProfileForm { didSet { onChange() } }
  private var error: DomainError? { didSet { onChange() } }
  private var isSaving = false { didSet { onChange() } }
// …
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
  // …
}
