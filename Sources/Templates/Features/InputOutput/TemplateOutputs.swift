import LabDomain

/// What the screen shows.
struct TemplateOutputs {
  let phase: any Signal<LoadPhase>
  let bio: any Signal<String>
  let isSaving: any Signal<Bool>
  let notice: any Signal<Notice?>
  let edited: any Signal<Profile?>
}
