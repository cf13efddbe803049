import LabDomain
import Screens

extension ProfileAct: Action {}
extension ProfileAnswer: Action {}

/// What happens to the profile of one screen, given by its number.
enum ProfileAction: Action {
  case opened(Int, ProfileState)
  case inProfile(Int, any Action)
  case closed(Int)
}

func profilesReducer(_ action: any Action, _ state: [Int: ProfileState]) -> [Int: ProfileState] {
  var state = state
  switch action {
  case ProfileAction.opened(let screen, let profile) as ProfileAction:
    state[screen] = profile
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

func profileReducer(_ action: any Action, _ state: ProfileState) -> ProfileState {
  var state = state
  switch action {
  case let act as ProfileAct: reduce(&state, act)
  case let answer as ProfileAnswer:
    state.receive(answer)
    if case .saved(.success) = answer { state.leave() }
  default: break
  }
  return state
}

private func reduce(_ state: inout ProfileState, _ act: ProfileAct) {
  switch act {
  case .appeared: state.reappear()
  case .disappeared: break
  case .retryTapped: state.retry()
  case .formChanged(let form): state.form = form
  case .saveTapped: state.beginSaving()
  case .focusMoved(let field): state.focus = field
  case .backTapped: state.back()
  case .discardTapped: state.leave()
  case .discardQuestionClosed: state.isAskingToDiscard = false
  case .noticeDismissed: state.notice = nil
  }
}
