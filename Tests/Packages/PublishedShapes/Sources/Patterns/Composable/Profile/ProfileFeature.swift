import LabContract
import LabDomain
import Screens

package struct ProfileFeature: Reducer {
  package enum Action {
    case view(ProfileAct)
    case response(ProfileAnswer)
  }

  /// The number of the screen, and the id of its work, which ends when it disappears.
  let screen: Int
  let environment: AppEnvironment

  private var useCases: UseCases { environment.useCases }

  func reduce(into state: inout ProfileState, _ action: Action) -> Effect<Action> {
    switch action {
    case .view(.appeared):
      state.reappear()
      let updates = Effect<Action>.run { send in
        for await profile in useCases.observeProfiles() { send(.response(.profileSaved(profile))) }
      }
      return .merge([
        state.phase == .loading ? load(state.id) : .none, checkHandle(state.handleToCheck),
        updates.cancellable(id: screen),
      ])
    case .view(.disappeared):
      return .merge([.cancel(id: screen), .cancel(id: CheckID(screen: screen))])

    case .view(.retryTapped):
      return state.retry() ? load(state.id) : .none
    case .view(.formChanged(let form)):
      let isNew = form.handle != state.form.handle
      state.form = form
      if isNew { return checkHandle(state.handleToCheck) }
    case .view(.saveTapped):
      guard let edited = state.beginSaving() else { return .none }
      return .run { send in
        send(.response(.saved(await Answer { try await useCases.saveProfile(edited) })))
      }
      .cancellable(id: screen)
    case .view(.focusMoved(let field)):
      state.focus = field
    case .view(.backTapped):
      return state.back() ? pop : .none
    case .view(.discardTapped):
      return state.leave() ? pop : .none
    case .view(.discardQuestionClosed):
      state.isAskingToDiscard = false
    case .view(.noticeDismissed):
      state.notice = nil

    case .response(let answer):
      state.receive(answer)
      guard case .saved(.success) = answer else { return .none }
      // The person may leave before the effect runs, and must not lose the next screen to it.
      let closing = state.leave() ? pop.cancellable(id: screen) : .none
      return .merge([.run { _ in environment.messages.post(.saved) }, closing])
    }
    return .none
  }

  private func load(_ id: Profile.ID) -> Effect<Action> {
    .run { send in
      send(.response(.loaded(await Answer { try await useCases.loadProfile(id) })))
    }
    .cancellable(id: screen)
  }

  private struct CheckID: Hashable { let screen: Int }

  /// Asks about a handle after a pause.
  private func checkHandle(_ handle: String?) -> Effect<Action> {
    let id = CheckID(screen: screen)
    guard let handle else { return .cancel(id: id) }
    return .run { send in
      do throws(DomainError) {
        try await environment.clock.sleep(for: HandleRule.pause)
        try await useCases.checkHandle(handle)
      } catch {
        if error == .handleTaken { send(.response(.handleTaken(handle))) }
      }
    }
    .cancellable(id: id, cancelInFlight: true)
  }

  private var pop: Effect<Action> {
    .run { _ in environment.router.pop() }
  }
}
