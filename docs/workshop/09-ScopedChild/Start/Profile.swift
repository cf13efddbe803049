import LabDomain

nonisolated struct ProfileState: Equatable {
  var name = ""
  var liked: Set<Post.ID> = []
  var notice: Notice?
}

nonisolated enum ProfileIntent: Equatable {
  case nameChanged(String)
  case likeTapped(Post.ID)

  /// Sent by effects, with the error if there was one.
  case likeAnswered(Post.ID, DomainError?)
}

nonisolated enum ProfileReducer {
  static func reduce(into state: inout ProfileState, _ intent: ProfileIntent) -> [LikesEffect] {
    switch intent {
    case .nameChanged(let name):
      state.name = name
    case .likeTapped(let id):
      state.liked.formSymmetricDifference([id])
      return [LikesEffect(isLiked: state.liked.contains(id), id: id)]
    case .likeAnswered(_, let error):
      state.notice = error.flatMap { Notice(.like, $0) }
    }
    return []
  }
}

typealias ProfileStore = Store<ProfileState, ProfileIntent, LikesEffect>

extension ProfileStore {
  convenience init(repository: any FeedRepository) {
    self.init(ProfileState(), reduce: ProfileReducer.reduce) {
      .likeAnswered($0.id, await $0.error(from: repository))
    }
  }
}
