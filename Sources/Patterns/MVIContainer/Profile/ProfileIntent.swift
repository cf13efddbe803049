import Contract
import Domain

package final class ProfileIntent {
  private weak var model: (any ProfileModelActions)?

  // A copy of the state to decide by: the intent can write to the model but not read it.
  private var phase = LoadPhase.loading
  private var profile: Profile?
  private var nameProblem: NameProblem?
  private var distance: PartnerDistance?
  private var isSaving = false
  private var name = ""

  private var canSave: Bool {
    edited != nil && !isSaving && nameProblem?.forbidsSaving != true
  }

  /// The edited profile, as it would be saved; `nil` if nothing has changed.
  private var edited: Profile? {
    profile?.edited(name: name, distance: distance)
  }

  private var isLeaving = false
  private let tasks = TaskBag()
  private let id: Profile.ID
  private let environment: AppEnvironment

  package init(id: Profile.ID, model: any ProfileModelActions, environment: AppEnvironment) {
    self.id = id
    self.model = model
    self.environment = environment
  }
}

extension ProfileIntent: ProfileIntentProtocol {
  package func appeared() {
    isLeaving = false
    tasks.start { await self.load() }
  }

  private func load() async {
    guard phase == .loading else { return }
    do {
      let profile = try await environment.useCases.loadProfile(id)
      show(profile)
      nameChanged(profile.username)
      distanceChosen(profile.partnerDistance)
      phase = .loaded
      model?.displayContent()
    } catch .cancelled {
    } catch {
      phase = .failed(error)
      model?.displayError(error)
    }
  }

  private func show(_ profile: Profile) {
    self.profile = profile
    model?.display(profile: profile)
    model?.display(canSave: canSave)
  }

  package func retryTapped() {
    phase = .loading
    model?.displayLoading()
    tasks.start { await self.load() }
  }

  package func nameChanged(_ name: String) {
    (self.name, nameProblem) = NameRule.accept(name)
    model?.display(name: self.name)
    model?.display(nameProblem: nameProblem)
    model?.display(canSave: canSave)
  }

  package func distanceChosen(_ distance: PartnerDistance) {
    self.distance = distance
    model?.display(distance: distance)
    model?.display(canSave: canSave)
  }

  package func saveTapped() {
    guard canSave, let edited else { return }
    show(isSaving: true)
    tasks.start { await self.send(edited) }
  }

  private func send(_ edited: Profile) async {
    do {
      show(try await environment.useCases.saveProfile(edited))
      environment.messages.post(.saved)
      leave()
    } catch .nameTaken {
      nameProblem = .taken
      model?.display(nameProblem: .taken)
    } catch {
      show(Notice(.save, error))
    }
    show(isSaving: false)
  }

  private func show(isSaving: Bool) {
    self.isSaving = isSaving
    model?.display(isSaving: isSaving)
    model?.display(canSave: canSave)
  }

  package func backTapped() {
    if edited == nil { leave() } else { model?.displayDiscardQuestion() }
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

  private func show(_ notice: Notice?) {
    if let notice { model?.displayAlert(notice) }
  }

  package func noticeDismissed() {
    model?.hideAlert()
  }

  package func disappeared() {
    tasks.cancelAll()
  }
}
