import Contract
import Domain

package final class ProfileViewModel: ProfileOutput {
  package var phase: AsyncStream<LoadPhase> { phaseRelay.stream }
  package var profile: AsyncStream<Profile?> { profileRelay.stream }
  package var nameProblem: AsyncStream<NameProblem?> { nameProblemRelay.stream }
  package var distance: AsyncStream<PartnerDistance?> { distanceRelay.stream }
  package var isSaving: AsyncStream<Bool> { isSavingRelay.stream }
  package var notice: AsyncStream<Notice?> { noticeRelay.stream }
  package var isAskingToDiscard: AsyncStream<Bool> { isAskingToDiscardRelay.stream }
  package var name: AsyncStream<String> { nameRelay.stream }
  package var canSave: AsyncStream<Bool> { canSaveRelay.stream }

  let phaseRelay = Relay(LoadPhase.loading)
  let profileRelay = Relay<Profile?>(nil)
  let nameProblemRelay = Relay<NameProblem?>(nil)
  let distanceRelay = Relay<PartnerDistance?>(nil)
  let isSavingRelay = Relay(false)
  let noticeRelay = Relay<Notice?>(nil)
  let isAskingToDiscardRelay = Relay(false)
  let nameRelay = Relay("")
  let canSaveRelay = Relay(false)

  /// The edited profile, as it would be saved; `nil` if nothing has changed.
  private var edited: Profile? {
    profileRelay.value?.edited(name: nameRelay.value, distance: distanceRelay.value)
  }

  private var isLeaving = false
  private let tasks = TaskBag()
  private let id: Profile.ID
  private let environment: AppEnvironment

  package init(id: Profile.ID, environment: AppEnvironment) {
    self.id = id
    self.environment = environment
  }
}

extension ProfileViewModel: ProfileInput {
  package func appeared() {
    isLeaving = false
    tasks.start { await self.load() }
  }

  private func load() async {
    guard phaseRelay.value == .loading else { return }
    do {
      let profile = try await environment.useCases.loadProfile(id)
      profileRelay.send(profile)
      nameChanged(profile.username)
      distanceChosen(profile.partnerDistance)
      phaseRelay.send(.loaded)
    } catch .cancelled {
    } catch {
      phaseRelay.send(.failed(error))
    }
  }

  package func retryTapped() {
    phaseRelay.send(.loading)
    tasks.start { await self.load() }
  }

  package func nameChanged(_ name: String) {
    let accepted = NameRule.accept(name)
    nameRelay.send(accepted.name)
    nameProblemRelay.send(accepted.problem)
    updateCanSave()
  }

  package func distanceChosen(_ distance: PartnerDistance) {
    distanceRelay.send(distance)
    updateCanSave()
  }

  package func saveTapped() {
    guard canSaveRelay.value, let edited else { return }
    isSavingRelay.send(true)
    updateCanSave()
    tasks.start { await self.send(edited) }
  }

  private func send(_ edited: Profile) async {
    do {
      profileRelay.send(try await environment.useCases.saveProfile(edited))
      environment.messages.post(.saved)
      leave()
    } catch .nameTaken {
      nameProblemRelay.send(.taken)
    } catch {
      noticeRelay.send(Notice(.save, error) ?? noticeRelay.value)
    }
    isSavingRelay.send(false)
    updateCanSave()
  }

  private func updateCanSave() {
    canSaveRelay.send(
      edited != nil && !isSavingRelay.value && nameProblemRelay.value?.forbidsSaving != true)
  }

  package func backTapped() {
    if edited == nil { leave() } else { isAskingToDiscardRelay.send(true) }
  }

  package func discardTapped() {
    leave()
  }

  package func discardQuestionClosed() {
    isAskingToDiscardRelay.send(false)
  }

  private func leave() {
    guard !isLeaving else { return }
    isLeaving = true
    environment.router.pop()
  }

  package func noticeDismissed() {
    noticeRelay.send(nil)
  }

  package func disappeared() {
    tasks.cancelAll()
  }
}
