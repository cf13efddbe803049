import LabDomain

nonisolated struct FeedState: Equatable {
  var posts: [Post] = []
  var likes = LikesState()
}

nonisolated enum FeedIntent: Equatable {
  case published(Post)
  case likes(LikesIntent)
}

nonisolated enum FeedReducer {
  static func reduce(into state: inout FeedState, _ intent: FeedIntent) -> [LikesEffect] {
    switch intent {
    case .published(let post):
      state.posts.insert(post, at: 0)
    case .likes(let intent):
      return LikesReducer.reduce(into: &state.likes, intent)
    }
    return []
  }
}

typealias FeedStore = Store<FeedState, FeedIntent, LikesEffect>

extension FeedStore {
  convenience init(repository: any FeedRepository) {
    self.init(FeedState(), reduce: FeedReducer.reduce) {
      .likes(await $0.answer(from: repository))
    }
  }
}
