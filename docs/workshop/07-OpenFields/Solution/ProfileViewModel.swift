import LabDomain
import Observation

@Observable
final class ProfileViewModel: ProfileActions {
  private(set) var phase = LoadPhase.loading
  private(set) var profile: Profile?
  private(set) var nameProblem: NameProblem?
  private(set) var distance: PartnerDistance?
  private(set) var isSaving = false
  private(set) var notice: Notice?
  private(set) var isAskingToDiscard = false
  private(set) var name = ""

  var edited: Profile? { profile?.edited(name: name, distance: distance) }

  private let id: Profile.ID
  private let useCases: UseCases

  init(id: Profile.ID, useCases: UseCases) {
    self.id = id
    self.useCases = useCases
  }

  func load() async {
    do {
      let profile = try await useCases.loadProfile(id).profile
      self.profile = profile
      changeName(profile.username)
      distance = profile.partnerDistance
      phase = .loaded
    } catch .cancelled {
    } catch {
      phase = .failed(error)
    }
  }

  func save() async {
    guard let edited else { return }
    isSaving = true
    do {
      profile = try await useCases.saveProfile(edited)
    } catch {
      notice = Notice(.save, error) ?? notice
    }
    isSaving = false
  }

  func back() {
    isAskingToDiscard = edited != nil
  }

  func changeName(_ name: String) {
    (self.name, nameProblem) = NameRule.accept(name)
  }

  func choose(_ distance: PartnerDistance) {
    self.distance = distance
  }

  func keepEditing() {
    isAskingToDiscard = false
  }

  func dismissNotice() {
    notice = nil
  }
}
