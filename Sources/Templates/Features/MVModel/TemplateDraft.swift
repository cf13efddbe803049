import LabDomain

/// The edits of a profile that are not saved yet.
struct TemplateDraft: Equatable {
  var bio = ""

  /// Shows what was loaded or saved.
  mutating func update(to newer: Profile?) {
    guard let newer else { return }
    bio = newer.bio
  }

  /// Returns the edited profile, as it would be saved; `nil` if nothing has changed.
  func edited(_ profile: Profile?) -> Profile? {
    guard var profile, profile.bio != bio else { return nil }
    profile.bio = bio
    return profile
  }
}
