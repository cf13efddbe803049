// Sources/Exercises/16-OneBug/Solution/MVIProfile.swift
nonisolated enum ProfileReducer {
  static func reduce(into state: inout ProfileState, _ intent: ProfileIntent) -> [ProfileEffect] {
    switch intent {
    case .nameChanged(let name):
      state.name = name
    case .saveTapped:
      state.profile.username = state.name
      return [.save(state.profile)]
    case .saved(let profile):
      state.profile = profile
      state.confirmed = profile
    case .saveFailed(let error):
      state.profile = state.confirmed
      state.notice = Notice(.save, error)
    }
    return []
  }
}
