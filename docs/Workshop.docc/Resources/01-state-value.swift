// Sources/Exercises/06-FourSteps/Steps/1/ProfileState.swift
/// Everything that the screen shows, as one value.
struct ProfileState {
  var profile: Profile
  var name: String
  var bio: String
  var nameProblem: NameProblem?
  var error: DomainError?
  var isSaving = false
  // …
}
