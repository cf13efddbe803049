import LabContract
import LabDomain
import LabTracepoints
import Observation

@Observable
package final class ProfileViewModel: ProfileActions, TracedObject {
  package private(set) var phase = LoadPhase.loading
  package private(set) var profile: Profile?
  package private(set) var posts: Posts = []
  package private(set) var form = ProfileForm()
  package private(set) var isSaving = false
  package private(set) var notice: Notice?
  package private(set) var isAskingToDiscard = false

  package var canSave: Bool {
    edited != nil && !isSaving && form.isValid
  }

  /// The edited profile, as it would be saved; `nil` if nothing has changed.
  package var edited: Profile? {
    form.edited(profile)
  }

  package var likeActions: any LikesActions { likes }

  @ObservationIgnored private var isLoading = false
  @ObservationIgnored private var isLeaving = false
  @ObservationIgnored private var checking: Task<Void, Never>?
  private let tasks = TaskBag()
  private let id: Profile.ID
  /// As the screen before knew it.
  package let name: String?
  package let likes: LikesViewModel
  private let environment: AppEnvironment

  /// - Parameter likes: Shared with other screens; `nil` for a screen alone.
  package init(
    id: Profile.ID, name: String? = nil, likes: LikesViewModel? = nil, environment: AppEnvironment
  ) {
    self.id = id
    self.name = name
    self.likes = likes ?? LikesViewModel(useCases: environment.useCases)
    self.environment = environment
    self.likes.changes.add(self) { [weak self] in self?.setLiked($0) }
  }

  /// Loads the profile, observes it and checks its handle for as long as the screen is visible.
  package func run() async {
    guard !Task.isCancelled else { return }
    startHandleCheck()
    async let loading: Void = load()
    async let profiles: Void = observeProfiles()
    _ = await (loading, profiles)
  }

  private func load() async {
    guard phase == .loading, !isLoading, !Task.isCancelled else { return }
    isLoading = true
    defer { isLoading = false }
    do {
      show(try await environment.useCases.loadProfile(id))
    } catch .cancelled {
    } catch {
      phase = .failed(error)
    }
  }

  private func show(_ answer: ProfileWithPosts) {
    profile = answer.profile
    posts = Posts(likes.shown(in: answer.posts))
    form = ProfileForm(answer.profile)
    phase = .loaded
  }

  private func setLiked(_ like: LikeChange) {
    posts.setLiked(like.isLiked, like.id)
  }

  package func retry() {
    guard case .failed = phase else { return }
    phase = .loading
    tasks.start { await self.load() }
  }

  package func changeName(_ name: String) {
    form.name = name
  }

  package func changeHandle(_ handle: String) {
    form.handle = handle
    startHandleCheck()
  }

  package func changeBio(_ bio: String) {
    form.bio = bio
  }

  package func changeBirthday(_ birthday: String) {
    form.birthday = birthday
  }

  package func changeWebsite(_ website: String) {
    form.website = website
  }

  package func changeSecondWebsite(_ website: String) {
    form.secondWebsite = website
  }

  package func choose(_ country: Country) {
    form.country = country
  }

  package func choose(_ city: City) {
    form.city = city
  }

  package func showBirthday(_ shows: Bool) {
    form.showsBirthday = shows
  }

  package func acceptMessages(_ accepts: Bool) {
    form.acceptsMessages = accepts
  }

  package func acceptCalls(_ accepts: Bool) {
    form.acceptsCalls = accepts
  }

  package func changePhone(_ phone: String) {
    form.phone = phone
  }

  package func choose(_ distance: PartnerDistance) {
    form.distance = distance
  }

  package func undo() {
    let handle = form.handle
    form.undo()
    if form.handle != handle { startHandleCheck() }
  }

  package func reset() {
    form.reset(to: profile)
    startHandleCheck()
  }

  private func startHandleCheck() {
    checking?.cancel()
    guard let handle = HandleRule.toCheck(form.handle, of: profile) else { return }
    checking = tasks.start { await self.check(handle) }
  }

  private func check(_ handle: String) async {
    do {
      try await environment.clock.sleep(for: HandleRule.pause)
      try await environment.useCases.checkHandle(handle)
    } catch .handleTaken {
      form.rejectHandle(handle)
    } catch {}
  }

  /// Saves the edits, unless a field is invalid; returns the first such field.
  @discardableResult
  package func save() -> ProfileForm.Field? {
    guard canSave, form.check(), let edited else { return form.firstInvalid }
    isSaving = true
    tasks.start { await self.send(edited) }
    return nil
  }

  private func send(_ edited: Profile) async {
    do {
      profile = try await environment.useCases.saveProfile(edited)
      environment.messages.post(.saved)
      leave()
    } catch .cancelled {
      return
    } catch {
      if let field = error.field {
        form.reject(field)
      } else {
        notice = Notice(.save, error) ?? notice
      }
    }
    isSaving = false
  }

  package func back() {
    if edited == nil { leave() } else { isAskingToDiscard = true }
  }

  package func keepEditing() {
    isAskingToDiscard = false
  }

  package func leave() {
    guard !isLeaving else { return }
    isLeaving = true
    environment.router.pop()
  }

  /// Shows what was saved elsewhere, except in fields that have been edited.
  private func observeProfiles() async {
    for await newer in environment.useCases.observeProfiles() where newer.id == id {
      guard let profile, newer != profile, !isSaving else { continue }
      self.profile = newer
      form.update(from: profile, to: newer)
    }
  }

  package func dismissNotice() {
    notice = nil
  }

  /// Undoes at once what leaving cancels, in addition to `run()`, which ends in a later turn.
  package func disappear() {
    tasks.cancelAll()
    isLeaving = false
    isSaving = false
  }
}
