import LabDomain

/// MV: the rules are in a value, which the view keeps in its state.
struct ProfileModel: ProfileEditing {
  private(set) var profile: Profile
  private(set) var notice: Notice?
  var name: String

  init(_ profile: Profile) {
    self.profile = profile
    name = profile.username
  }

  mutating func save() -> Profile {
    profile.username = name
    return profile
  }

  mutating func saved(_ profile: Profile) {
    self.profile = profile
  }

  mutating func failed(_ error: DomainError) {
    notice = Notice(.save, error)
  }
}

/// The value as a test sees it. The heading of the screen is `profile.username`.
protocol ProfileEditing {
  var profile: Profile { get }
  var notice: Notice? { get }
  var name: String { get set }

  /// Shows the new name at once, and returns the profile to save.
  mutating func save() -> Profile
  mutating func saved(_ profile: Profile)
  mutating func failed(_ error: DomainError)
}
