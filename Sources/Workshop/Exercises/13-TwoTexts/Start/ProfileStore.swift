import LabDomain
import Observation

/// What happens on the profile.
enum ProfileIntent {
  case nameChanged(String)
  /// The profile was saved on another screen or device.
  case savedElsewhere(Profile)
}

/// Holds the profile's state, which only intents change.
@Observable
final class ProfileStore {
  private(set) var profile: Profile
  private(set) var name: String
  private(set) var nameProblem: NameProblem?

  init(_ profile: Profile) {
    self.profile = profile
    name = profile.username
  }

  func send(_ intent: ProfileIntent) {
    switch intent {
    case .nameChanged(let text):
      (name, nameProblem) = NameRule.accept(text)
    case .savedElsewhere(let newer):
      // An edited name stays.
      if profile.isShown(as: name) { name = newer.username }
      profile = newer
    }
  }
}
