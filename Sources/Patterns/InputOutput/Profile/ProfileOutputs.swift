import LabDomain

/// What the profile shows.
package struct ProfileOutputs {
  package let phase: any Signal<LoadPhase>
  package let profile: any Signal<Profile?>
  package let posts: any Signal<Posts>
  package let nameProblem: any Signal<NameProblem?>
  package let distance: any Signal<PartnerDistance?>
  package let isSaving: any Signal<Bool>
  package let notice: any Signal<Notice?>
  package let isAskingToDiscard: any Signal<Bool>
  package let name: any Signal<String>
  package let canSave: any Signal<Bool>
}
