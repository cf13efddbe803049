import LabContract
import LabDomain
import LabStreams

package final class ProfileViewModel {
  package let inputs = ProfileInputs()
  package let outputs: ProfileOutputs
  package let likes: LikesViewModel

  private let phase = Relay(LoadPhase.loading)
  private let profile = Relay<Profile?>(nil)
  private let posts = Relay<Posts>([])
  private let nameProblem = Relay<NameProblem?>(nil)
  private let distance = Relay<PartnerDistance?>(nil)
  private let notice = Relay<Notice?>(nil)
  private let isAskingToDiscard = Relay(false)
  private let name = Relay("")
  private let isLeaving = Relay(false)

  private let load = Request<Void, ProfileWithPosts>()
  private let save = Request<Profile, Profile>()
  private let effects = Subscription()

  /// - Parameter likes: Shared with other screens; `nil` for a screen alone.
  package init(id: Profile.ID, likes: LikesViewModel? = nil, environment: AppEnvironment) {
    self.likes = likes ?? LikesViewModel(useCases: environment.useCases)
    // The edited profile, as it would be saved; `nil` if nothing has changed.
    let edited = combineLatest(profile, name, distance) { $0?.edited(name: $1, distance: $2) }
    outputs = ProfileOutputs(
      phase: phase, profile: profile, posts: posts, nameProblem: nameProblem, distance: distance,
      isSaving: save.isRunning, notice: notice, isAskingToDiscard: isAskingToDiscard, name: name,
      canSave: combineLatest(edited, save.isRunning, nameProblem) {
        $0 != nil && !$1 && $2?.forbidsSaving != true
      }.removeDuplicates())

    let firstLoads = phase.sample(on: inputs.appeared.stream).filter { $0 == .loading }
    let retries = phase.sample(on: inputs.retryTapped.stream).filter {
      if case .failed = $0 { true } else { false }
    }
    load.run(
      on: Stream.merge(firstLoads, retries).map { _ in }, until: inputs.disappeared.stream
    ) { _ async throws(DomainError) in
      try await environment.useCases.loadProfile(id)
    }
    save.run(
      on: edited.sample(on: inputs.saveTapped.stream).filter(while: outputs.canSave)
        .compactMap { $0 },
      until: inputs.disappeared.stream
    ) { profile async throws(DomainError) in
      try await environment.useCases.saveProfile(profile)
    }

    let loaded = load.values.map(\.profile)
    let newer = effects.share(
      observeProfiles(environment.useCases, id).filter(while: save.isRunning.map(!))
        .withLatestFrom(profile, name, distance, by: NewerProfile.init).compactMap { $0 })
    let names = Stream.merge(
      loaded.map(\.username), newer.filter(\.showsName).map(\.profile.username),
      inputs.nameChanged.stream
    ).map(NameRule.accept)

    phase.receive(
      load.starts.map { .loading }, loaded.map { _ in .loaded }, load.errors.map { .failed($0) })
    profile.receive(
      loaded.map(Optional.some), save.values.map(Optional.some), newer.map(\.profile))
    posts.receive(
      load.values.withLatestFrom(self.likes.outputs.pending) { $1.shown(in: $0.posts) }
        .into { $0 = Posts($1) },
      self.likes.outputs.changes.into { $0.setLiked($1.isLiked, $1.id) })
    name.receive(names.map(\.name))
    distance.receive(
      loaded.map(\.partnerDistance), newer.filter(\.showsDistance).map(\.profile.partnerDistance),
      inputs.distanceChosen.stream.map(Optional.some))
    nameProblem.receive(
      names.map(\.problem), save.errors.filter { $0 == .nameTaken }.map { _ in .taken })
    notice.receive(
      save.errors.filter { $0 != .nameTaken }.compactMap { Notice(.save, $0) },
      inputs.noticeDismissed.stream.map { nil })

    let backs = edited.sample(on: inputs.backTapped.stream)
    isAskingToDiscard.receive(
      backs.filter { $0 != nil }.map { _ in true },
      inputs.discardQuestionClosed.stream.map { false })

    effects.add(save.values) { _ in environment.messages.post(.saved) }
    let exits = Stream.merge(
      backs.filter { $0 == nil }.map { _ in }, inputs.discardTapped.stream, save.values.map { _ in }
    )
    let leaves = effects.share(exits.filter(while: isLeaving.map(!)))
    isLeaving.receive(inputs.appeared.stream.map { false }, leaves.map { true })
    effects.add(leaves) { environment.router.pop() }
  }

  /// The versions of this profile that are saved while the screen is visible.
  private func observeProfiles(_ useCases: UseCases, _ id: Profile.ID) -> Stream<Profile> {
    inputs.appeared.stream.flatMap { [inputs] in
      Stream { send in
        for await profile in useCases.observeProfiles() where profile.id == id { send(profile) }
      }
      .take(until: inputs.disappeared.stream)
    }
  }
}

/// A profile that was saved elsewhere. It shows, except in fields that have been edited.
private struct NewerProfile {
  let profile: Profile
  let showsName: Bool
  let showsDistance: Bool

  init?(_ newer: Profile, over old: Profile?, name: String, distance: PartnerDistance?) {
    guard let old, old != newer else { return nil }
    profile = newer
    showsName = old.isShown(as: name)
    showsDistance = old.partnerDistance == distance
  }
}
