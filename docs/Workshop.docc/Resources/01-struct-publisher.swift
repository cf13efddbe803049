// Sources/Exercises/06-FourSteps/WrongTurns/controllerFollowsViewModel/ProfileForm.swift
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
  // …
}
