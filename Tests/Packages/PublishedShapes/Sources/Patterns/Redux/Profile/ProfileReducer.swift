import LabDomain
import Screens

extension ProfileAct: Action {}

enum ProfileAnswer: Action {
  case loaded(Answer<ProfileWithPosts>)
  case saved(Answer<Profile>)
  case profileSaved(Profile)
}

func profileReducer(_ action: any Action, _ state: ProfileState) -> ProfileState {
  var state = state
  switch action {
  case let act as ProfileAct: reduce(&state, act)
  case let answer as ProfileAnswer: reduce(&state, answer)
  default: break
  }
  return state
}

private func reduce(_ state: inout ProfileState, _ act: ProfileAct) {
  switch act {
  case .appeared: state.reappear()
  case .disappeared: break
  case .retryTapped: state.retry()
  case .nameChanged(let name): state.name = name
  case .distanceChosen(let distance): state.distance = distance
  case .saveTapped: state.beginSaving()
  case .backTapped: state.back()
  case .discardTapped: state.leave()
  case .discardQuestionClosed: state.isAskingToDiscard = false
  case .noticeDismissed: state.notice = nil
  }
}

private func reduce(_ state: inout ProfileState, _ answer: ProfileAnswer) {
  switch answer {
  case .loaded(let answer):
    state.endLoading(answer)
  case .saved(let answer):
    state.endSaving(answer)
    if case .success = answer { state.leave() }
  case .profileSaved(let profile):
    state.update(to: profile)
  }
}
