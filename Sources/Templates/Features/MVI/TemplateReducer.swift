import LabDomain
import LabFields

nonisolated enum TemplateReducer {
  static func reduce(
    into state: inout Draft<TemplateState>, _ intent: TemplateIntent
  ) -> [TemplateStore.Command] {
    switch intent {
    case .view(.appeared):
      return state.phase == .loading ? [.run(.load(state.id))] : []
    case .loaded(let profile):
      state.profile = profile
      state.bio = profile.bio
      state.phase = .loaded
    case .loadFailed(.cancelled):
      break
    case .loadFailed(let error):
      state.phase = .failed(error)
    case .view(.retryTapped):
      state.phase = .loading
      return [.run(.load(state.id))]

    case .view(.bioChanged(let bio)):
      state.bio = bio

    case .view(.saveTapped):
      guard let edited = state.edited else { return [] }
      state.isSaving = true
      return [.run(.save(edited))]
    case .saved(let profile):
      state.profile = profile
      state.isSaving = false
    case .saveFailed(let error):
      state.notice = Notice(.save, error) ?? state.notice
      state.isSaving = false

    case .view(.noticeDismissed):
      state.notice = nil
    case .view(.disappeared):
      return [.cancelAll]
    }
    return []
  }
}
