import LabContract
import LabDomain
import Screens

/// The requests of the open profiles, which follow from what an action has changed.
final class ProfileRequests {
  private let environment: AppEnvironment
  /// Those of each screen, by its number.
  private var tasks: [Int: TaskBag] = [:]
  private var checking: [Int: Task<Void, Never>] = [:]

  init(environment: AppEnvironment) {
    self.environment = environment
  }

  func follow(
    _ action: any Action, old: [Int: ProfileState], new: [Int: ProfileState],
    dispatch: @escaping DispatchFunction
  ) {
    switch action {
    case ProfileAction.opened(let screen, _) as ProfileAction:
      tasks[screen] = TaskBag()
    case ProfileAction.inProfile(let screen, let action) as ProfileAction:
      guard let old = old[screen], let new = new[screen], let tasks = tasks[screen] else { return }
      let isAppearing = action as? ProfileAct == .appeared
      if isAppearing || new.form.handle != old.form.handle, !(action is ProfileAnswer) {
        checking[screen]?.cancel()
        checking[screen] = check(new.handleToCheck, tasks) {
          dispatch(ProfileAction.inProfile(screen, $0))
        }
      }
      follow(action, old: old, new: new, tasks) { dispatch(ProfileAction.inProfile(screen, $0)) }
    case ProfileAction.closed(let screen) as ProfileAction:
      (tasks[screen], checking[screen]) = (nil, nil)
    default:
      break
    }
  }

  private func follow(
    _ action: any Action, old: ProfileState, new: ProfileState, _ tasks: TaskBag,
    dispatch: @escaping DispatchFunction
  ) {
    let useCases = environment.useCases
    switch action {
    case ProfileAct.appeared as ProfileAct:
      if new.phase == .loading { load(new.id, tasks, dispatch) }
      tasks.start {
        for await profile in useCases.observeProfiles() {
          dispatch(ProfileAnswer.profileSaved(profile))
        }
      }
    case ProfileAct.disappeared as ProfileAct:
      tasks.cancelAll()
    case ProfileAct.retryTapped as ProfileAct:
      if new.phase != old.phase { load(new.id, tasks, dispatch) }
    case ProfileAct.saveTapped as ProfileAct:
      guard !old.isSaving, new.isSaving, let edited = new.edited else { return }
      tasks.answer(to: dispatch) {
        ProfileAnswer.saved(await Answer { try await useCases.saveProfile(edited) })
      }
    case ProfileAnswer.saved(.success) as ProfileAnswer:
      environment.messages.post(.saved)
    default:
      break
    }
    if new.isLeaving, !old.isLeaving { environment.router.pop() }
  }

  /// Asks about a handle after a pause.
  private func check(
    _ handle: String?, _ tasks: TaskBag, _ dispatch: @escaping DispatchFunction
  ) -> Task<Void, Never>? {
    guard let handle else { return nil }
    return tasks.start { [environment] in
      do throws(DomainError) {
        try await environment.clock.sleep(for: HandleRule.pause)
        try await environment.useCases.checkHandle(handle)
      } catch {
        if error == .handleTaken { dispatch(ProfileAnswer.handleTaken(handle)) }
      }
    }
  }

  private func load(
    _ id: Profile.ID, _ tasks: TaskBag, _ dispatch: @escaping DispatchFunction
  ) {
    tasks.answer(to: dispatch) { [useCases = environment.useCases] in
      ProfileAnswer.loaded(await Answer { try await useCases.loadProfile(id) })
    }
  }
}
