// Sources/Exercises/04-SaveButton/WrongTurns/isOffOnceSaved/ProfileForm.swift
mutating func finishSaving(_ profile: Profile) {
  isSaving = false
  updateCanSave()
  saved = profile
}

mutating func failSaving() {
  isSaving = false
  updateCanSave()
}

private mutating func updateCanSave() {
  canSave = edited != saved && !name.isEmpty && !isSaving
}
