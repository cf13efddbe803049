import LabContract
import LabDomain
import Screens

/// What happens to the profile of one screen, given by its number.
enum ProfileAction: Action {
  case opened(Int, Profile.ID)
  case inProfile(Int, any Action)
  case closed(Int)
}

func profilesReducer(_ action: any Action, _ state: [Int: ProfileState]) -> [Int: ProfileState] {
  var state = state
  switch action {
  case ProfileAction.opened(let screen, let id) as ProfileAction:
    state[screen] = ProfileState(id: id)
  case ProfileAction.inProfile(let screen, let action) as ProfileAction:
    state[screen] = state[screen].map { profileReducer(action, $0) }
  case ProfileAction.closed(let screen) as ProfileAction:
    state[screen] = nil
  case LikeAnswer.liked(let like, .success) as LikeAnswer:
    for screen in state.keys { state[screen]?.confirm(like) }
  default:
    break
  }
  return state
}

/// The requests of all profiles, each with its own.
final class OpenProfiles {
  private let environment: AppEnvironment
  private var requests: [Int: ProfileRequests] = [:]

  init(environment: AppEnvironment) {
    self.environment = environment
  }

  func follow(
    _ action: any Action, old: [Int: ProfileState], new: [Int: ProfileState],
    dispatch: @escaping DispatchFunction
  ) {
    switch action {
    case ProfileAction.opened(let screen, _) as ProfileAction:
      requests[screen] = ProfileRequests(environment: environment)
    case ProfileAction.inProfile(let screen, let action) as ProfileAction:
      guard let old = old[screen], let new = new[screen] else { return }
      requests[screen]?.follow(action, old: old, new: new) {
        dispatch(ProfileAction.inProfile(screen, $0))
      }
    case ProfileAction.closed(let screen) as ProfileAction:
      requests[screen] = nil
    default:
      break
    }
  }
}
