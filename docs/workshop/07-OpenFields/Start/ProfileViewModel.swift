import LabDomain
import Observation

@Observable
final class ProfileViewModel {
  var phase = LoadPhase.loading
  var profile: Profile?
  var nameProblem: NameProblem?
  var distance: PartnerDistance?
  var isSaving = false
  var notice: Notice?
  var isAskingToDiscard = false
  var name = "" {
    didSet {
      let accepted = NameRule.accept(name)
      if name != accepted.name { name = accepted.name }  // Setting it runs `didSet` again.
      nameProblem = accepted.problem
    }
  }

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
      name = profile.username
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
}
