import LabDomain
import LabFields

extension TemplateReactor {
  func reduce(into state: inout Draft<State>, mutation: Mutation) {
    switch mutation {
    case .setPhase(let phase):
      state.phase = phase
    case .showProfile(let profile):
      state.profile = profile
      state.bio = profile.bio
      state.phase = .loaded

    case .setBio(let bio):
      state.bio = bio

    case .setSaving(let isSaving):
      state.isSaving = isSaving
    case .setProfile(let profile):
      state.profile = profile

    case .showFailure(let failure, let error):
      state.notice = Notice(failure, error) ?? state.notice
    case .dismissNotice:
      state.notice = nil
    }
  }
}
