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
    // The edited profile, as it would be saved; `nil` if nothing has changed.
    let edited = combineLatest(profile, bio) { profile, bio -> Profile? in
      guard var profile, profile.bio != bio else { return nil }
      profile.bio = bio
      return profile
    }
    outputs = TemplateOutputs(
      phase: phase, bio: bio, isSaving: save.isRunning, notice: notice,
      canSave: combineLatest(edited, save.isRunning) { $0 != nil && !$1 }.removeDuplicates())

    let firstLoads = phase.sample(on: inputs.appeared.stream).filter { $0 == .loading }
    let retries = phase.sample(on: inputs.retryTapped.stream).filter {
      if case .failed = $0 { true } else { false }
    }
    load.run(
      on: Stream.merge(firstLoads, retries).map { _ in }, until: inputs.disappeared.stream
    ) { _ async throws(DomainError) in
      try await environment.useCases.loadProfile(id).profile
    }
    save.run(
      on: edited.sample(on: inputs.saveTapped.stream).filter(while: outputs.canSave)
        .compactMap { $0 },
      until: inputs.disappeared.stream
    ) { profile async throws(DomainError) in
      try await environment.useCases.saveProfile(profile)
    }

    phase.receive(load.starts.map { .loading })
    profile.receive(Stream.merge(load.values, save.values).map(Optional.some))
    bio.receive(Stream.merge(load.values.map(\.bio), inputs.bioChanged.stream))
    phase.receive(load.values.map { _ in .loaded })
    phase.receive(load.errors.map { .failed($0) })
    notice.receive(save.errors.compactMap { Notice(.save, $0) })
    notice.receive(inputs.noticeDismissed.stream.map { nil })
  }
}
