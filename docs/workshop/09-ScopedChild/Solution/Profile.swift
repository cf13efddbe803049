import LabDomain

nonisolated struct ProfileState: Equatable {
  var name = ""
  var likes = LikesState()
}

nonisolated enum ProfileIntent: Equatable {
  case nameChanged(String)
  case likes(LikesIntent)
}

nonisolated enum ProfileReducer {
  static func reduce(into state: inout ProfileState, _ intent: ProfileIntent) -> [LikesEffect] {
    switch intent {
    case .nameChanged(let name):
      state.name = name
    case .likes(let intent):
      return LikesReducer.reduce(into: &state.likes, intent)
    }
    return []
  }
}

typealias ProfileStore = Store<ProfileState, ProfileIntent, LikesEffect>

extension ProfileStore {
  convenience init(repository: any FeedRepository) {
    self.init(ProfileState(), reduce: ProfileReducer.reduce) {
      .likes(await $0.answer(from: repository))
    }
  }
}
