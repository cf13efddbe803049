import LabDomain
import LabStreams

/// What a person does on the screen.
struct TemplateInputs {
  let nameChanged = Input<String>()
  let handleChanged = Input<String>()
  let saveTapped = Input<Void>()
}

/// What the screen shows.
struct TemplateOutputs {
  let form: any Signal<TemplateForm>
  let isSaving: any Signal<Bool>
  let canSave: any Signal<Bool>
}

final class TemplateViewModel {
  let inputs = TemplateInputs()
  let outputs: TemplateOutputs

  private let profile: Relay<Profile>
  private let form: Relay<TemplateForm>
  private let save = Request<Profile, Profile>()

  init(_ profile: Profile, useCases: UseCases) {
    self.profile = Relay(profile)
    form = Relay(TemplateForm(profile))
    // The profile to save; `nil` if Save has nothing to do.
    let edited = combineLatest(form, self.profile, save.isRunning) { $2 ? nil : $0.edited($1) }
    outputs = TemplateOutputs(
      form: form, isSaving: save.isRunning, canSave: edited.map { $0 != nil }.removeDuplicates())

    save.run(on: edited.sample(on: inputs.saveTapped.stream).compactMap { $0 }) {
      profile async throws(DomainError) in
      try await useCases.saveProfile(profile)
    }

    self.profile.receive(save.values)
    form.receive(
      inputs.nameChanged.stream.into { $0.name = $1 },
      inputs.handleChanged.stream.into { $0.handle = $1 },
      save.errors.into { $0.failure = $1 })
  }
}
