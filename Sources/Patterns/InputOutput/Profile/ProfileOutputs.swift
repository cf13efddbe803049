import LabDomain
import LabStreams

/// What the profile shows.
package struct ProfileOutputs {
  /// As the screen before knew it.
  package let name: String?
  package let phase: any Signal<LoadPhase>
  package let profile: any Signal<Profile?>
  package let posts: any Signal<Posts>
  package let form: any Signal<ProfileForm>
  package let isSaving: any Signal<Bool>
  package let notice: any Signal<Notice?>
  package let isAskingToDiscard: any Signal<Bool>
  package let canSave: any Signal<Bool>
  package let isEdited: any Signal<Bool>
  /// The first invalid field, each time that the person saves.
  package let focus: Stream<ProfileForm.Field?>
}
