import LabDomain

/// The fields as edited, with the rules about them. Notifies after each change.
struct ProfileForm {
  var onChange: () -> Void = {}

  private(set) var name: String { didSet { onChange() } }
  private(set) var nameProblem: NameProblem? { didSet { onChange() } }
  var bio: String { didSet { onChange() } }
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
