import LabContract
import LabDomain
import Screens

/// The requests of one profile, which follow from what an action has changed.
final class ProfileRequests {
  private let environment: AppEnvironment
  private let tasks = TaskBag()

  init(environment: AppEnvironment) {
    self.environment = environment
  }

  func follow(
    _ action: any Action, old: ProfileState, new: ProfileState,
    dispatch: @escaping DispatchFunction
  ) {
    let useCases = environment.useCases
    switch action {
    case ProfileAct.appeared as ProfileAct:
      if new.phase == .loading { load(new.id, dispatch) }
      tasks.start {
        for await profile in useCases.observeProfiles() {
          dispatch(ProfileAnswer.profileSaved(profile))
        }
      }
    case ProfileAct.disappeared as ProfileAct:
      tasks.cancelAll()
    case ProfileAct.retryTapped as ProfileAct:
      if new.phase != old.phase { load(new.id, dispatch) }
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

  private func load(_ id: Profile.ID, _ dispatch: @escaping DispatchFunction) {
    tasks.answer(to: dispatch) { [useCases = environment.useCases] in
      ProfileAnswer.loaded(await Answer { try await useCases.loadProfile(id) })
    }
  }
}
