import LabDomain

extension FeedReactor {
  nonisolated package enum Mutation: Equatable, Sendable {
    case setPhase(LoadPhase)
    case showPage(Page<Post>)
    case appendPage(Page<Post>)
    case setPaging(Paging)
    case endPageRequest
    case setRefreshing(Bool)
    case toggleLike(Post.ID)
    case confirmLike(Post.ID)
    case endLikeRequests(Post.ID)
    case setDraft(String)
    case setPublishing(Bool)
    case putOnTop(Post)
    case setLeaving(Bool)
    case setQuery(String)
    case setFound(FoundPosts)
    case setLikedOnly(Bool)
    case rename(Profile)
    case setMessage(Message)
    case showFailure(Notice.Failure, DomainError)
    case dismissNotice
  }
}
