import LabDomain
import Observation

/// The request to save a profile.
typealias Save = (Profile) async throws(DomainError) -> Profile

/// MVVM: the view binds to an observable view model.
@Observable
final class ProfileViewModel: ProfileSaving {
  private(set) var profile: Profile
  private(set) var notice: Notice?
  var name: String
  private let saveProfile: Save

  init(_ profile: Profile, save: @escaping Save) {
    self.profile = profile
    name = profile.username
    saveProfile = save
  }

  func save() async {
    let confirmed = profile
    profile.username = name
    do {
      profile = try await saveProfile(profile)
    } catch {
      profile = confirmed
      notice = Notice(.save, error)
    }
  }
}

/// The view model as a test sees it. The heading of the screen is `profile.username`.
protocol ProfileSaving: AnyObject {
  var profile: Profile { get }
  var notice: Notice? { get }
  var name: String { get set }

  /// Shows the new name at once, and returns when the save has ended.
  func save() async
}
