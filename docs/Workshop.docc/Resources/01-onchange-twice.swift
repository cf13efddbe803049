// Sources/Exercises/06-FourSteps/Solution/ProfileViewModel.swift
private var form: ProfileForm { didSet { onChange() } }
private var error: DomainError? { didSet { onChange() } }
// …
func nameEdited(_ name: String) {
  form.edit(name: name)
  error = nil
}
