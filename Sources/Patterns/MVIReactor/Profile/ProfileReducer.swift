import LabDomain
import LabFields

extension ProfileReactor {
  package func reduce(into state: inout Draft<State>, mutation: Mutation) {
    switch mutation {
    case .setPhase(let phase):
      state.phase = phase
    case .showProfile(let profile):
      state.profile = profile
      (state.name, state.nameProblem) = NameRule.accept(profile.username)
      state.distance = profile.partnerDistance
      state.phase = .loaded

    case .update(let newer):
      guard let profile = state.profile, newer.id == state.id, newer != profile, !state.isSaving
      else { break }
      if profile.isShown(as: state.name) {
        (state.name, state.nameProblem) = NameRule.accept(newer.username)
      }
      if state.distance == profile.partnerDistance { state.distance = newer.partnerDistance }
      state.profile = newer

    case .setName(let name):
      (state.name, state.nameProblem) = NameRule.accept(name)
    case .setDistance(let distance):
      state.distance = distance

    case .setSaving(let isSaving):
      state.isSaving = isSaving
    case .setProfile(let profile):
      state.profile = profile
    case .rejectName:
      state.nameProblem = .taken

    case .setAskingToDiscard(let isAskingToDiscard):
      state.isAskingToDiscard = isAskingToDiscard
    case .setLeaving(let isLeaving):
      state.isLeaving = isLeaving

    case .showFailure(let failure, let error):
      state.notice = Notice(failure, error) ?? state.notice
    case .dismissNotice:
      state.notice = nil
    }
  }
}
