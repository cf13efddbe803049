import Domain

nonisolated package struct ProfileState: Equatable {
  package let id: Profile.ID
  package var phase = LoadPhase.loading
  package var profile: Profile?
  package var nameProblem: NameProblem?
  package var distance: PartnerDistance?
  package var isSaving = false
  package var notice: Notice?
  package var name = ""

  package var canSave: Bool {
    edited != nil && edited != profile && !isSaving && nameProblem?.forbidsSaving != true
  }

  /// The profile as it would be saved.
  package var edited: Profile? {
    guard var edited = profile, let distance else { return nil }
    edited.username = NameRule.saved(name)
    edited.partnerDistance = distance
    return edited
  }

  package init(id: Profile.ID) {
    self.id = id
  }
}
