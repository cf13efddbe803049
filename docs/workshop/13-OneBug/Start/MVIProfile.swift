import LabDomain

nonisolated struct ProfileState: Equatable {
  /// Its `username` is the heading of the screen.
  var profile: Profile
  var notice: Notice?
  var name: String

  init(_ profile: Profile) {
    self.profile = profile
    name = profile.username
  }
}

nonisolated enum ProfileIntent: Equatable {
  case nameChanged(String)
  case saveTapped

  // Sent by effects.
  case saved(Profile)
  case saveFailed(DomainError)
}

nonisolated enum ProfileEffect: Equatable {
  case save(Profile)
}

/// MVI: the reducer is the only writer.
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
    case .saveFailed(let error):
      state.notice = Notice(.save, error)
    }
    return []
  }
}
