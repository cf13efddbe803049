import LabDomain

/// Everything that the screen shows, as one value.
struct ProfileState {
  var profile: Profile
  var name: String
  var bio: String
  var nameProblem: NameProblem?
  var error: DomainError?
  var isSaving = false

  init(_ profile: Profile) {
    self.profile = profile
    name = profile.username
    bio = profile.bio
  }
}
