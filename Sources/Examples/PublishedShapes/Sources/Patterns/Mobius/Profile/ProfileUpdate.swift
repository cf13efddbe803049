import LabDomain
import Screens

package enum ProfileEvent {
  case act(ProfileAct)
  case loadAnswered(Answer<ProfileWithPosts>)
  case saveAnswered(Answer<Profile>)
  case profileSaved(Profile)
  case likeConfirmed(LikeChange)
}

package enum ProfileEffect: Equatable {
  case load(Profile.ID)
  case save(Profile)
  case post(Message)
  case pop
}

func initiateProfile(_ model: ProfileState) -> First<ProfileState, ProfileEffect> {
  var model = model
  model.reappear()
  return First(model: model, effects: model.phase == .loading ? [.load(model.id)] : [])
}

func updateProfile(
  _ model: ProfileState, _ event: ProfileEvent
) -> Next<ProfileState, ProfileEffect> {
  var model = model
  var effects: [ProfileEffect] = []
  switch event {
  case .act(.retryTapped):
    if model.retry() { effects = [.load(model.id)] }
  case .act(.nameChanged(let name)):
    model.name = name
  case .act(.distanceChosen(let distance)):
    model.distance = distance
  case .act(.saveTapped):
    effects = model.beginSaving().map { [.save($0)] } ?? []
  case .act(.backTapped):
    if model.back() { effects = [.pop] }
  case .act(.discardTapped):
    if model.leave() { effects = [.pop] }
  case .act(.discardQuestionClosed):
    model.isAskingToDiscard = false
  case .act(.noticeDismissed):
    model.notice = nil

  case .loadAnswered(let answer):
    model.endLoading(answer)
  case .saveAnswered(let answer):
    model.endSaving(answer)
    if case .success = answer { effects = [.post(.saved)] + (model.leave() ? [.pop] : []) }
  case .profileSaved(let profile):
    model.update(to: profile)
  case .likeConfirmed(let like):
    model.confirm(like)
  }
  return .next(model, effects: effects)
}
