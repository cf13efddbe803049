import LabDomain

nonisolated struct ProfileState: Equatable {
  var heading: String
  var alert: DomainError?
  var field: String
  /// As the server has it.
  var confirmed: String

  init(name: String) {
    (heading, field, confirmed) = (name, name, name)
  }
}

nonisolated enum ProfileIntent: Equatable {
  case fieldChanged(String)
  case saveTapped

  // Sent by effects.
  case saved(String)
  case failed(DomainError)
}

nonisolated enum ProfileEffect: Equatable {
  case save(String)
}

/// MVI: the reducer is the only writer.
nonisolated enum ProfileReducer {
  static func reduce(into state: inout ProfileState, _ intent: ProfileIntent) -> [ProfileEffect] {
    switch intent {
    case .fieldChanged(let name):
      state.field = name
    case .saveTapped:
      state.heading = state.field
      return [.save(state.field)]
    case .saved(let name):
      state.heading = name
      state.confirmed = name
    case .failed(let error):
      state.heading = state.confirmed
      state.alert = error
    }
    return []
  }
}
