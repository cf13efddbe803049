import Domain
import Observation
import Tracepoints

@Observable
package final class ProfileModel: ProfileModelState, TracedObject {
  package private(set) var phase = LoadPhase.loading
  package private(set) var profile: Profile?
  package private(set) var nameProblem: NameProblem?
  package private(set) var distance: PartnerDistance?
  package private(set) var isSaving = false
  package private(set) var notice: Notice?
  package private(set) var isAskingToDiscard = false
  package private(set) var name = ""
  package private(set) var canSave = false

  package init() {}
}

extension ProfileModel: ProfileModelActions {
  package func displayLoading() {
    phase = .loading
  }

  package func displayError(_ error: DomainError) {
    phase = .failed(error)
  }

  package func displayContent() {
    phase = .loaded
  }

  package func display(profile: Profile) {
    self.profile = profile
  }

  package func display(nameProblem: NameProblem?) {
    self.nameProblem = nameProblem
  }

  package func display(distance: PartnerDistance) {
    self.distance = distance
  }

  package func display(isSaving: Bool) {
    self.isSaving = isSaving
  }

  package func displayAlert(_ notice: Notice) {
    self.notice = notice
  }

  package func hideAlert() {
    notice = nil
  }

  package func displayDiscardQuestion() {
    isAskingToDiscard = true
  }

  package func hideDiscardQuestion() {
    isAskingToDiscard = false
  }

  package func display(name: String) {
    self.name = name
  }

  package func display(canSave: Bool) {
    self.canSave = canSave
  }
}
