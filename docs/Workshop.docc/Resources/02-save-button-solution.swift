// Sources/Exercises/04-SaveButton/Solution/ProfileForm.swift
struct ProfileForm {
  var name: String
  var distance: PartnerDistance
  private(set) var isSaving = false
  private var saved: Profile

  var canSave: Bool { edited != saved && !name.isEmpty && !isSaving }
  // …
  /// Returns the profile to send; `nil` if it cannot be saved.
  mutating func startSaving() -> Profile? {
    guard canSave else { return nil }
    isSaving = true
    return edited
  }

  mutating func finishSaving(_ profile: Profile) {
    isSaving = false
    saved = profile
  }

  mutating func failSaving() {
    isSaving = false
  }
