import Domain

nonisolated package enum FeedEffect: StoreEffect {
  case loadFirstPage
  case loadPage(after: Cursor)
  case refresh
  case setLiked(Bool, Post.ID)
  case publish(String)

  package enum ID: Hashable, Sendable {
    case page
  }

  package var id: ID? {
    switch self {
    case .loadFirstPage, .loadPage, .refresh: .page
    case .setLiked, .publish: nil
    }
  }
}

/// Runs the effects of the feed.
struct FeedEffectHandler {
  let useCases: UseCases

  func handle(_ effect: FeedEffect) async -> FeedIntent? {
    switch effect {
    case .loadFirstPage:
      do { return .firstPageLoaded(try await useCases.loadFeedPage()) } catch {
        return .firstPageFailed(error)
      }
    case .loadPage(let cursor):
      do { return .pageLoaded(try await useCases.loadFeedPage(after: cursor)) } catch {
        return .pageFailed(error, cursor)
      }
    case .refresh:
      do { return .refreshed(try await useCases.loadFeedPage()) } catch {
        return .refreshFailed(error)
      }
    case .setLiked(let isLiked, let id):
      do { try await useCases.toggleLike(id, to: isLiked) } catch {
        return .likeFailed(id, error)
      }
      return .likeSucceeded(id)
    case .publish(let draft):
      do { return .published(try await useCases.publishPost(draft)) } catch {
        return .publishFailed(error)
      }
    }
  }
}
