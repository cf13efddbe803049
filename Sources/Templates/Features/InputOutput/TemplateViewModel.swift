import LabContract
import LabDomain
import LabStreams

final class TemplateViewModel {
  let inputs = TemplateInputs()
  let outputs: TemplateOutputs

  private let phase = Relay(LoadPhase.loading)
  private let profile = Relay<Profile?>(nil)
  private let bio = Relay("")
  private let notice = Relay<Notice?>(nil)

  private let load = Request<Void, Profile>()
  private let save = Request<Profile, Profile>()

  init(id: Profile.ID, environment: AppEnvironment) {
    let changed = combineLatest(profile, bio) { profile, bio -> Profile? in
      guard var profile, profile.bio != bio else { return nil }
      profile.bio = bio
      return profile
    }
    // The edited profile, as it would be saved; `nil` if there is nothing to save.
    let edited = combineLatest(changed, save.isRunning) { $1 ? nil : $0 }
    outputs = TemplateOutputs(
      phase: phase, bio: bio, isSaving: save.isRunning, notice: notice, edited: edited)

    let firstLoads = phase.sample(on: inputs.appeared.stream).filter { $0 == .loading }
    load.run(
      on: Stream.merge(firstLoads.map { _ in }, inputs.retryTapped.stream),
      until: inputs.disappeared.stream
    ) { _ async throws(DomainError) in
      try await environment.useCases.loadProfile(id).profile
    }
    save.run(
      on: edited.sample(on: inputs.saveTapped.stream).compactMap { $0 },
      until: inputs.disappeared.stream
    ) { profile async throws(DomainError) in
      try await environment.useCases.saveProfile(profile)
    }

    phase.receive(
      load.starts.map { .loading }, load.values.map { _ in .loaded },
      load.errors.map { .failed($0) })
    profile.receive(load.values.map(Optional.some), save.values.map(Optional.some))
    bio.receive(load.values.map(\.bio), inputs.bioChanged.stream)
    notice.receive(
      save.errors.compactMap { Notice(.save, $0) }, inputs.noticeDismissed.stream.map { nil })
  }
}
