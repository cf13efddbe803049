import LabDomain

/// The fields as edited, with the rules about them.
struct ProfileForm {
  private(set) var name: String
  private(set) var nameProblem: NameProblem?
  var bio: String
  private let profile: Profile

  init(_ profile: Profile) {
    self.profile = profile
    name = profile.username
    bio = profile.bio
  }

  /// Accepts the part of the name that fits, and notes the rule that the rest broke.
  mutating func edit(name: String) {
    (self.name, nameProblem) = NameRule.accept(name)
  }

  /// The profile as it would be saved; `nil` if nothing has changed or the name forbids it.
  var edited: Profile? {
    var edited = profile
    edited.username = NameRule.saved(name)
    edited.bio = bio
    return edited == profile || nameProblem?.forbidsSaving == true ? nil : edited
  }
}
