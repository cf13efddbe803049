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
  private let form = Relay(ProfileForm())
  private let notice = Relay<Notice?>(nil)
  private let isAskingToDiscard = Relay(false)
  private let isLeaving = Relay(false)

  private let load = Request<Void, ProfileWithPosts>()
  /// Answers with a handle that is taken.
  private let check = Request<String, String?>()
  private let save = Request<Profile, Profile>()
  private let effects = Subscription()

  /// - Parameter likes: Shared with other screens; `nil` for a screen alone.
  package init(
    id: Profile.ID, name: String? = nil, likes: LikesViewModel? = nil, environment: AppEnvironment
  ) {
    self.likes = likes ?? LikesViewModel(useCases: environment.useCases)
    // The edited profile, as it would be saved; `nil` if nothing has changed.
    let edited = combineLatest(form, profile) { $0.edited($1) }
    outputs = ProfileOutputs(
      name: name, phase: phase, profile: profile, posts: posts, form: form,
      isSaving: save.isRunning, notice: notice, isAskingToDiscard: isAskingToDiscard,
      canSave: combineLatest(edited, save.isRunning, form) { $0 != nil && !$1 && $2.isValid }
        .removeDuplicates(),
      isEdited: edited.map { $0 != nil }.removeDuplicates(),
      focus: form.map(\.firstInvalid).sample(on: inputs.saveTapped.stream))

    let firstLoads = phase.sample(on: inputs.appeared.stream).filter { $0 == .loading }
    let retries = phase.sample(on: inputs.retryTapped.stream).filter {
      if case .failed = $0 { true } else { false }
    }
    load.run(
      on: Stream.merge(firstLoads, retries).map { _ in }, until: inputs.disappeared.stream
    ) { _ async throws(DomainError) in
      try await environment.useCases.loadProfile(id)
    }
    let saves = inputs.saveTapped.stream.filter(while: outputs.canSave)
    save.run(
      on: edited.sample(on: saves.filter(while: form.map(\.isReadyToSave))).compactMap { $0 },
      until: inputs.disappeared.stream
    ) { profile async throws(DomainError) in
      try await environment.useCases.saveProfile(profile)
    }

    let loaded = load.values.map(\.profile)
    let newer = effects.share(
      observeProfiles(environment.useCases, id).filter(while: save.isRunning.map(!))
        .withLatestFrom(profile) { newer, older in
          older.flatMap { $0 == newer ? nil : (older: $0, newer: newer) }
        }.compactMap { $0 })

    phase.receive(
      load.starts.map { .loading }, loaded.map { _ in .loaded }, load.errors.map { .failed($0) })
    profile.receive(
      loaded.map(Optional.some), save.values.map(Optional.some), newer.map(\.newer))
    posts.receive(
      load.values.withLatestFrom(self.likes.outputs.pending) { $1.shown(in: $0.posts) }
        .into { $0 = Posts($1) },
      self.likes.outputs.changes.into { $0.setLiked($1.isLiked, $1.id) })
    form.receive(
      loaded.into { $0 = ProfileForm($1) },
      newer.into { $0.update(from: $1.older, to: $1.newer) },
      inputs.nameChanged.stream.into { $0.name = $1 },
      inputs.handleChanged.stream.into { $0.handle = $1 },
      inputs.bioChanged.stream.into { $0.bio = $1 },
      inputs.birthdayChanged.stream.into { $0.birthday = $1 },
      inputs.websiteChanged.stream.into { $0.website = $1 },
      inputs.secondWebsiteChanged.stream.into { $0.secondWebsite = $1 },
      inputs.countryChosen.stream.into { $0.country = $1 },
      inputs.cityChosen.stream.into { $0.city = $1 },
      inputs.showsBirthdayChanged.stream.into { $0.showsBirthday = $1 },
      inputs.acceptsMessagesChanged.stream.into { $0.acceptsMessages = $1 },
      inputs.acceptsCallsChanged.stream.into { $0.acceptsCalls = $1 },
      inputs.phoneChanged.stream.into { $0.phone = $1 },
      inputs.distanceChosen.stream.into { $0.distance = $1 },
      inputs.undoTapped.stream.into { form, _ in form.undo() },
      profile.sample(on: inputs.resetTapped.stream).into { $0.reset(to: $1) },
      saves.into { form, _ in form.check() },
      check.values.compactMap { $0 }.into { $0.rejectHandle($1) },
      save.errors.compactMap(\.field).into { $0.reject($1) })
    notice.receive(
      save.errors.filter { $0.field == nil }.compactMap { Notice(.save, $0) },
      inputs.noticeDismissed.stream.map { nil })

    let handles = form.sample(
      on: .merge(inputs.appeared.stream, form.map(\.handle).removeDuplicates().changes)
    ).withLatestFrom(profile) { HandleRule.toCheck($0.handle, of: $1) }
    check.run(
      on: Stream.merge(handles, inputs.disappeared.stream.map { nil })
        .debounce(for: HandleRule.pause, on: environment.clock),
      until: .merge(handles.map { _ in }, inputs.disappeared.stream)
    ) { handle async throws(DomainError) in
      do throws(DomainError) {
        try await environment.useCases.checkHandle(handle)
        return nil
      } catch .handleTaken {
        return handle
      }
    }

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
