import LabDomain
import LabFields

nonisolated enum TemplateReducer {
  static func reduce(
    into state: inout Draft<TemplateState>, _ intent: TemplateIntent
  ) -> [TemplateStore.Command] {
    switch intent {
    case .appeared:
      return state.phase == .loading ? [.run(.load(state.id))] : []
    case .loaded(let profile):
      state.profile = profile
      state.bio = profile.bio
      state.phase = .loaded
    case .loadFailed(.cancelled):
      break
    case .loadFailed(let error):
      state.phase = .failed(error)
    case .retryTapped:
      state.phase = .loading
      return [.run(.load(state.id))]

    case .bioChanged(let bio):
      state.bio = bio

    case .saveTapped:
      guard let edited = state.edited else { return [] }
      state.isSaving = true
      return [.run(.save(edited))]
    case .saved(let profile):
      state.profile = profile
      state.isSaving = false
    case .saveFailed(let error):
      state.notice = Notice(.save, error) ?? state.notice
      state.isSaving = false

    case .noticeDismissed:
      state.notice = nil
    case .disappeared:
      return [.cancelAll]
    }
    return []
  }
}
