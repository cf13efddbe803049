import LabDomain
import LabFields

nonisolated package struct ProfileState: Equatable {
  package let id: Profile.ID
  package var phase = LoadPhase.loading
  package var profile: Profile?
  package var posts: Posts = []
  package var nameProblem: NameProblem?
  package var distance: PartnerDistance?
  package var isSaving = false
  package var notice: Notice?
  package var isAskingToDiscard = false
  package var name = ""

  package var isLeaving = false

  package init(id: Profile.ID) {
    self.id = id
  }
}

nonisolated extension StateReading where State == ProfileState {
  package var canSave: Bool {
    edited != nil && !self.isSaving && self.nameProblem?.forbidsSaving != true
  }

  /// The edited profile, as it would be saved; `nil` if nothing has changed.
  package var edited: Profile? {
    self.profile?.edited(name: self.name, distance: self.distance)
  }
}
