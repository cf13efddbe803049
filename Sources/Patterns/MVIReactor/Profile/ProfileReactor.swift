import LabContract
import LabDomain
import LabFields
import LabStreams

package final class ProfileReactor: Reactor {
  nonisolated package enum Action: Equatable, Sendable {
    case appeared
    case retryTapped
    case nameChanged(String)
    case handleChanged(String)
    case bioChanged(String)
    case birthdayChanged(String)
    case websiteChanged(String)
    case secondWebsiteChanged(String)
    case countryChosen(Country)
    case cityChosen(City)
    case showsBirthdayChanged(Bool)
    case acceptsMessagesChanged(Bool)
    case acceptsCallsChanged(Bool)
    case phoneChanged(String)
    case distanceChosen(PartnerDistance)
    case undoTapped
    case resetTapped
    case saveTapped
    case backTapped
    case discardTapped
    case discardQuestionClosed
    case noticeDismissed
    case disappeared
  }

  nonisolated package enum Mutation: Equatable, Sendable {
    case setPhase(LoadPhase)
    case showProfile(Profile, [Post])
    case update(Profile)
    case setName(String)
    case setHandle(String)
    case rejectHandle(String)
    case setBio(String)
    case setBirthday(String)
    case setWebsite(String)
    case setSecondWebsite(String)
    case setCountry(Country)
    case setCity(City)
    case setShowsBirthday(Bool)
    case setAcceptsMessages(Bool)
    case setAcceptsCalls(Bool)
    case setPhone(String)
    case setDistance(PartnerDistance)
    case setForm(ProfileForm)
    case checkForm
    case setSaving(Bool)
    case setProfile(Profile)
    case reject(ProfileForm.Field)
    case setLiked(Bool, Post.ID)
    case setAskingToDiscard(Bool)
    case setLeaving(Bool)
    case showFailure(Notice.Failure, DomainError)
    case dismissNotice
  }

  nonisolated package struct State: Equatable, Sendable {
    package let id: Profile.ID
    /// As the screen before knew it.
    package let name: String?
    package var phase = LoadPhase.loading
    package var profile: Profile?
    package var posts: Posts = []
    package var form = ProfileForm()
    package var focusPulse = Pulse<ProfileForm.Field?>(wrappedValue: nil)
    package var isSaving = false
    package var notice: Notice?
    package var isAskingToDiscard = false

    package var isLeaving = false

    package init(id: Profile.ID, name: String? = nil) {
      self.id = id
      self.name = name
    }
  }

  package let initialState: State
  package private(set) lazy var pipeline = Pipeline(of: self)
  package let likes: LikesReactor
  let environment: AppEnvironment

  /// - Parameter likes: Shared with other screens; `nil` for a screen alone.
  package init(initialState: State, likes: LikesReactor? = nil, environment: AppEnvironment) {
    self.initialState = initialState
    self.likes = likes ?? LikesReactor(useCases: environment.useCases)
    self.environment = environment
  }

  package convenience init(
    id: Profile.ID, name: String? = nil, likes: LikesReactor? = nil, environment: AppEnvironment
  ) {
    self.init(initialState: State(id: id, name: name), likes: likes, environment: environment)
  }

  package func mutate(action: Action) -> Stream<Mutation> {
    switch action {
    case .appeared:
      let load = currentState.phase == .loading ? load() : .empty
      return .concat(
        .just(.setLeaving(false)),
        .merge(load, checkHandle(currentState.form.handle), observeProfiles()))
    case .retryTapped:
      guard case .failed = currentState.phase else { return .empty }
      return .concat(.just(.setPhase(.loading)), load())

    case .nameChanged(let name):
      return .just(.setName(name))
    case .handleChanged(let handle):
      return .concat(.just(.setHandle(handle)), checkHandle(handle))
    case .bioChanged(let bio):
      return .just(.setBio(bio))
    case .birthdayChanged(let birthday):
      return .just(.setBirthday(birthday))
    case .websiteChanged(let website):
      return .just(.setWebsite(website))
    case .secondWebsiteChanged(let website):
      return .just(.setSecondWebsite(website))
    case .countryChosen(let country):
      return .just(.setCountry(country))
    case .cityChosen(let city):
      return .just(.setCity(city))
    case .showsBirthdayChanged(let shows):
      return .just(.setShowsBirthday(shows))
    case .acceptsMessagesChanged(let accepts):
      return .just(.setAcceptsMessages(accepts))
    case .acceptsCallsChanged(let accepts):
      return .just(.setAcceptsCalls(accepts))
    case .phoneChanged(let phone):
      return .just(.setPhone(phone))
    case .distanceChosen(let distance):
      return .just(.setDistance(distance))

    case .undoTapped:
      var form = currentState.form
      form.undo()
      let isChecked = form.handle == currentState.form.handle
      return .concat(.just(.setForm(form)), isChecked ? .empty : checkHandle(form.handle))
    case .resetTapped:
      var form = currentState.form
      form.reset(to: currentState.profile)
      return .just(.setForm(form))

    case .saveTapped:
      guard currentState.canSave, let edited = currentState.edited else { return .empty }
      guard currentState.form.isReadyToSave else { return .just(.checkForm) }
      return .concat(.just(.setSaving(true)), save(edited), .just(.setSaving(false)))

    case .backTapped:
      return currentState.edited == nil ? .from(leave()) : .just(.setAskingToDiscard(true))
    case .discardTapped:
      return .from(leave())
    case .discardQuestionClosed:
      return .just(.setAskingToDiscard(false))

    case .noticeDismissed:
      return .just(.dismissNotice)
    case .disappeared:
      return .empty
    }
  }

  /// Merges in the likes, for as long as the reactor lives.
  package func transform(mutation: Stream<Mutation>) -> Stream<Mutation> {
    let changes = likes.changes.map { Mutation.setLiked($0.isLiked, $0.id) }
    return .merge(mutation, changes)
  }

  package func reduce(into state: inout Draft<State>, mutation: Mutation) {
    switch mutation {
    case .setPhase(let phase):
      state.phase = phase
    case .showProfile(let profile, let posts):
      state.profile = profile
      state.posts = Posts(posts)
      state.form = ProfileForm(profile)
      state.phase = .loaded

    case .update(let newer):
      guard let profile = state.profile, newer.id == state.id, newer != profile, !state.isSaving
      else { break }
      state.profile = newer
      state.form.update(from: profile, to: newer)

    case .setName(let name):
      state.form.name = name
    case .setHandle(let handle):
      state.form.handle = handle
    case .rejectHandle(let handle):
      state.form.rejectHandle(handle)
    case .setBio(let bio):
      state.form.bio = bio
    case .setBirthday(let birthday):
      state.form.birthday = birthday
    case .setWebsite(let website):
      state.form.website = website
    case .setSecondWebsite(let website):
      state.form.secondWebsite = website
    case .setCountry(let country):
      state.form.country = country
    case .setCity(let city):
      state.form.city = city
    case .setShowsBirthday(let shows):
      state.form.showsBirthday = shows
    case .setAcceptsMessages(let accepts):
      state.form.acceptsMessages = accepts
    case .setAcceptsCalls(let accepts):
      state.form.acceptsCalls = accepts
    case .setPhone(let phone):
      state.form.phone = phone
    case .setDistance(let distance):
      state.form.distance = distance

    case .setForm(let form):
      state.form = form
    case .checkForm:
      state.form.check()
      state.focusPulse.wrappedValue = state.form.firstInvalid
    case .setSaving(let isSaving):
      state.isSaving = isSaving
    case .setProfile(let profile):
      state.profile = profile
    case .reject(let field):
      state.form.reject(field)

    case .setLiked(let isLiked, let id):
      state.posts.setLiked(isLiked, id)

    case .setAskingToDiscard(let isAskingToDiscard):
      state.isAskingToDiscard = isAskingToDiscard
    case .setLeaving(let isLeaving):
      state.isLeaving = isLeaving

    case .showFailure(let failure, let error):
      state.notice = Notice(failure, error) ?? state.notice
    case .dismissNotice:
      state.notice = nil
    }
  }

  /// Closes the screen, once.
  func leave() -> [Mutation] {
    guard !currentState.isLeaving else { return [] }
    environment.router.pop()
    return [.setLeaving(true)]
  }

  /// Fires when the screen disappears, which ends its requests.
  private(set) lazy var disappearance = action.stream.filter { $0 == .disappeared }
}

nonisolated extension StateReading where State == ProfileReactor.State {
  package var canSave: Bool {
    edited != nil && !self.isSaving && self.form.isValid
  }

  /// The edited profile, as it would be saved; `nil` if nothing has changed.
  package var edited: Profile? {
    self.form.edited(self.profile)
  }
}
