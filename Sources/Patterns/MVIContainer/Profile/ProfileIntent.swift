import LabContract
import LabDomain

package final class ProfileIntent {
  private weak var model: (any ProfileModelActions)?

  private var isSaving = false
  private var isLeaving = false
  private var checking: Task<Void, Never>?
  private let tasks = TaskBag()
  private let id: Profile.ID
  private let likes: LikesIntent
  private let environment: AppEnvironment

  package init(
    id: Profile.ID, model: any ProfileModelActions, likes: LikesIntent,
    environment: AppEnvironment
  ) {
    self.id = id
    self.model = model
    self.likes = likes
    self.environment = environment
    likes.changes.add(self) { [weak model] in model?.displayLike($0) }
  }
}

extension ProfileIntent: ProfileIntentProtocol {
  package func appeared(_ phase: LoadPhase, handle: String?) {
    isLeaving = false
    startCheck(handle)
    if phase == .loading { tasks.start { await self.load() } }
    tasks.start { await self.observeProfiles() }
  }

  private func load() async {
    guard !Task.isCancelled else { return }
    do {
      let answer = try await environment.useCases.loadProfile(id)
      model?.display(answer.profile, posts: likes.shown(in: answer.posts))
    } catch .cancelled {
    } catch {
      model?.displayError(error)
    }
  }

  package func retryTapped(_ phase: LoadPhase) {
    guard case .failed = phase else { return }
    model?.displayLoading()
    tasks.start { await self.load() }
  }

  package func nameChanged(_ name: String) {
    model?.change(\.name, to: name)
  }

  package func handleChanged(_ handle: String, of profile: Profile?) {
    model?.change(\.handle, to: handle)
    startCheck(HandleRule.toCheck(handle, of: profile))
  }

  private func startCheck(_ handle: String?) {
    checking?.cancel()
    guard let handle else { return }
    checking = tasks.start { await self.check(handle) }
  }

  private func check(_ handle: String) async {
    do {
      try await environment.clock.sleep(for: HandleRule.pause)
      try await environment.useCases.checkHandle(handle)
    } catch .handleTaken {
      model?.displayTaken(handle: handle)
    } catch {}
  }

  package func bioChanged(_ bio: String) {
    model?.change(\.bio, to: bio)
  }

  package func birthdayChanged(_ birthday: String) {
    model?.change(\.birthday, to: birthday)
  }

  package func websiteChanged(_ website: String) {
    model?.change(\.website, to: website)
  }

  package func secondWebsiteChanged(_ website: String) {
    model?.change(\.secondWebsite, to: website)
  }

  package func countryChosen(_ country: Country) {
    model?.change(\.country, to: country)
  }

  package func cityChosen(_ city: City) {
    model?.change(\.city, to: city)
  }

  package func showsBirthdayChanged(_ shows: Bool) {
    model?.change(\.showsBirthday, to: shows)
  }

  package func acceptsMessagesChanged(_ accepts: Bool) {
    model?.change(\.acceptsMessages, to: accepts)
  }

  package func acceptsCallsChanged(_ accepts: Bool) {
    model?.change(\.acceptsCalls, to: accepts)
  }

  package func phoneChanged(_ phone: String) {
    model?.change(\.phone, to: phone)
  }

  package func distanceChosen(_ distance: PartnerDistance) {
    model?.change(\.distance, to: distance)
  }

  package func undoTapped(_ form: ProfileForm, of profile: Profile?) {
    var earlier = form
    earlier.undo()
    model?.change(\.self, to: earlier)
    if earlier.handle != form.handle { startCheck(HandleRule.toCheck(earlier.handle, of: profile)) }
  }

  package func resetTapped(_ form: ProfileForm, of profile: Profile?) {
    var saved = form
    saved.reset(to: profile)
    model?.change(\.self, to: saved)
    startCheck(nil)
  }

  package func saveTapped(_ form: ProfileForm, of profile: Profile?) {
    guard !isSaving, form.isValid, let edited = form.edited(profile) else { return }
    guard form.isReadyToSave else {
      model?.displayProblems()
      return
    }
    isSaving = true
    model?.displaySaving()
    tasks.start { await self.send(edited) }
  }

  private func send(_ edited: Profile) async {
    do {
      let profile = try await environment.useCases.saveProfile(edited)
      model?.displaySaved(profile)
      environment.messages.post(.saved)
      leave()
    } catch .cancelled {
      return
    } catch {
      if let field = error.field {
        model?.displayTaken(field)
      } else {
        model?.displayAlert(.save, error)
      }
    }
    isSaving = false
    model?.endSaving()
  }

  package func backTapped(isEdited: Bool) {
    if isEdited { model?.displayDiscardQuestion() } else { leave() }
  }

  package func discardTapped() {
    leave()
  }

  package func discardQuestionClosed() {
    model?.hideDiscardQuestion()
  }

  private func leave() {
    guard !isLeaving else { return }
    isLeaving = true
    environment.router.pop()
  }

  private func observeProfiles() async {
    for await profile in environment.useCases.observeProfiles() where profile.id == id && !isSaving
    {
      model?.update(to: profile)
    }
  }

  package func noticeDismissed() {
    model?.hideAlert()
  }

  package func disappeared() {
    tasks.cancelAll()
    isSaving = false
    model?.endSaving()
  }
}
