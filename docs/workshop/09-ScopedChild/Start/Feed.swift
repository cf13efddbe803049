import LabDomain

nonisolated struct FeedState: Equatable {
  var posts: [Post] = []
  var liked: Set<Post.ID> = []
  var sending: Set<Post.ID> = []
  var notice: Notice?
}

nonisolated enum FeedIntent: Equatable {
  case published(Post)
  case likeTapped(Post.ID)

  /// Sent by effects, with the error if there was one.
  case likeAnswered(Post.ID, DomainError?)
}

nonisolated enum FeedReducer {
  static func reduce(into state: inout FeedState, _ intent: FeedIntent) -> [LikesEffect] {
    switch intent {
    case .published(let post):
      state.posts.insert(post, at: 0)
    case .likeTapped(let id):
      // One request for each post at a time: an answer then belongs to the last tap.
      guard state.sending.insert(id).inserted else { return [] }
      state.liked.formSymmetricDifference([id])
      return [LikesEffect(isLiked: state.liked.contains(id), id: id)]
    case .likeAnswered(let id, let error):
      state.sending.remove(id)
      guard let error else { return [] }
      state.liked.formSymmetricDifference([id])
      state.notice = Notice(.like, error)
    }
    return []
  }
}

typealias FeedStore = Store<FeedState, FeedIntent, LikesEffect>

extension FeedStore {
  convenience init(repository: any FeedRepository) {
    self.init(FeedState(), reduce: FeedReducer.reduce) {
      .likeAnswered($0.id, await $0.error(from: repository))
    }
  }
}
