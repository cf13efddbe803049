import LabDomain
import LabFields

nonisolated package struct ProfileState: Equatable {
  package let id: Profile.ID
  /// As the screen before knew it.
  package let name: String?
  package var phase = LoadPhase.loading
  package var profile: Profile?
  package var posts: Posts = []
  package var form = ProfileForm()
  package var focus: ProfileForm.Field?
  package var isSaving = false
  package var notice: Notice?
  package var isAskingToDiscard = false

  package var isLeaving = false

  package init(id: Profile.ID, name: String? = nil) {
    self.id = id
    self.name = name
  }
}

nonisolated extension StateReading where State == ProfileState {
  package var canSave: Bool {
    edited != nil && !self.isSaving && self.form.isValid
  }

  /// The edited profile, as it would be saved; `nil` if nothing has changed.
  package var edited: Profile? {
    self.form.edited(self.profile)
  }
}
